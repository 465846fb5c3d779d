; RUN: opt -passes='undefined-arms'
; An arm that is surely no poison is not frozen; one that may be is, once.
define i32 @f(i1 %c, i32 noundef %a, i32 %b) {
  %known = select i1 %c, i32 %a, i32 undef
  %sum = add nsw i32 %b, 1
  %open = select i1 %c, i32 undef, i32 %sum
  %r = xor i32 %known, %open
  ret i32 %r
}
; EXPECT
; define i32 @f(i1 %c, i32 noundef %known, i32 %b) {
;   %sum = add nsw i32 %b, 1
;   %open = freeze i32 %sum
;   %r = xor i32 %known, %open
;   ret i32 %r
; }
