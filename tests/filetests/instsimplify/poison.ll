; RUN: opt -passes='instsimplify'
; A division by zero is not folded to a value that hides it; shifts by the width are poison.
define i32 @f(i32 %a) {
  %x = shl i32 %a, 32
  %y = udiv i32 %a, 0
  %z = add i32 %x, %y
  ret i32 %z
}
; EXPECT
; define i32 @f(i32 %a) {
;   ret i32 poison
; }
