; RUN: opt -passes='early-cse'
; Commuted operands and comparisons turned around are equal; flags that only one has go.
define i1 @f(i32 %a, i32 %b) {
  %x = add nsw i32 %a, %b
  %y = add i32 %b, %a
  %c = icmp slt i32 %x, %a
  %d = icmp sgt i32 %a, %y
  %e = and i1 %c, %d
  ret i1 %e
}
; EXPECT
; define i1 @f(i32 %a, i32 %b) {
;   %x = add i32 %a, %b
;   %c = icmp slt i32 %x, %a
;   ret i1 %c
; }
