; RUN: opt -passes='print<scev-division>' -disable-output
; A product by one of its factors, and by all.
define void @f(i32 %a, i32 %b, i32 %c) {
  %x = mul i32 %a, %b
  %y = mul i32 %x, %c
  %1 = sdiv i32 %y, %a
  %2 = sdiv i32 %y, %x
  %3 = sdiv i32 %x, %y
  ret void
}
; EXPECT
; Printing analysis 'Scalar Evolution Division' for function 'f':
; Instruction:   %1 = sdiv i32 %y, %a
;   Numerator: (%a * %b * %c)
;   Denominator: %a
;   Quotient: (%b * %c)
;   Remainder: 0
; Instruction:   %2 = sdiv i32 %y, %x
;   Numerator: (%a * %b * %c)
;   Denominator: (%a * %b)
;   Quotient: %c
;   Remainder: 0
; Instruction:   %3 = sdiv i32 %x, %y
;   Numerator: (%a * %b)
;   Denominator: (%a * %b * %c)
;   Quotient: 0
;   Remainder: (%a * %b)
