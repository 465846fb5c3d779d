; RUN: opt -passes='print<scev-division>' -disable-output
; A sum of which a part is left.
define void @f(i64 %a, i64 %b) {
  %x = mul i64 %a, 8
  %y = add i64 %x, %b
  %1 = sdiv i64 %y, 8
  %2 = sdiv i64 %y, %a
  ret void
}
declare void @g()
; EXPECT
; Printing analysis 'Scalar Evolution Division' for function 'f':
; Instruction:   %1 = sdiv i64 %y, 8
;   Numerator: ((8 * %a) + %b)
;   Denominator: 8
;   Quotient: %a
;   Remainder: %b
; Instruction:   %2 = sdiv i64 %y, %a
;   Numerator: ((8 * %a) + %b)
;   Denominator: %a
;   Quotient: 8
;   Remainder: %b
