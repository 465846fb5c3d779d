; RUN: opt -passes='instsimplify'
; Operations with a neutral operand are that operand, and `x - x` is zero.
define i32 @f(i32 %a, i32 %b) {
  %x = add i32 %a, 0
  %y = sub i32 %x, %x
  %z = or i32 %b, %y
  %w = and i32 %z, -1
  %v = xor i32 %w, 0
  ret i32 %v
}
; EXPECT
; define i32 @f(i32 %a, i32 %b) {
;   ret i32 %b
; }
