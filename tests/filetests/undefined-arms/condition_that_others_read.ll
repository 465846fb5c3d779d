; RUN: opt -passes='undefined-arms'
; A condition that is read elsewhere stays, and so does a select whose arms are both defined, or both not.
define i32 @f(ptr %p, i1 %c, i32 %a, i32 %b) {
  %s = select i1 %c, i32 %a, i32 undef
  store i1 %c, ptr %p
  %both = select i1 %c, i32 %a, i32 %b
  %none = select i1 %c, i32 undef, i32 undef
  %x = add i32 %s, %both
  %y = add i32 %x, %none
  ret i32 %y
}
; EXPECT
; define i32 @f(ptr %p, i1 %c, i32 %a, i32 %b) {
;   %s = freeze i32 %a
;   store i1 %c, ptr %p, align 1
;   %both = select i1 %c, i32 %a, i32 %b
;   %none = select i1 %c, i32 undef, i32 undef
;   %x = add i32 %s, %both
;   %y = add i32 %x, %none
;   ret i32 %y
; }
