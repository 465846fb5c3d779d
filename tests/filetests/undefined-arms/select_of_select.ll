; RUN: opt -passes='undefined-arms'
; Chains: the arm of one select is another one, and a condition is chosen by a third.
define i32 @f(i1 %c, i1 %d, i1 %e, i32 noundef %a) {
  %x = select i1 %c, i32 %a, i32 undef
  %y = select i1 %d, i32 undef, i32 %x
  %z = select i1 %e, i1 %c, i1 undef
  %w = select i1 %z, i32 %y, i32 poison
  ret i32 %w
}

define i32 @never_reached(i32 %a) {
  ret i32 %a
loop:
  %x = select i1 true, i32 %y, i32 undef
  %y = select i1 false, i32 undef, i32 %x
  %z = select i1 true, i32 %z, i32 undef
  br label %loop
}
; EXPECT
; define i32 @f(i1 %c, i1 %d, i1 %e, i32 noundef %w) {
;   ret i32 %w
; }
;
; define i32 @never_reached(i32 %a) {
;   ret i32 %a
;
; loop:                                             ; preds = %loop
;   %y = freeze i32 %y
;   %z = select i1 true, i32 %z, i32 undef
;   br label %loop
; }
