; RUN: opt -passes='print<scev-division>' -disable-output
; Other divisions, and vectors, are not told of.
define void @f(i32 %a, i32 %b, <2 x i32> %v) {
  %1 = udiv i32 %a, %b
  %2 = srem i32 %a, %b
  %3 = sdiv <2 x i32> %v, %v
  ret void
}
; EXPECT
; Printing analysis 'Scalar Evolution Division' for function 'f':
; Instruction:   %3 = sdiv <2 x i32> %v, %v
;   Numerator: %v
;   Denominator: %v
;   Quotient: 0
;   Remainder: 0
