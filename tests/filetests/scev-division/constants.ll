; RUN: opt -passes='print<scev-division>' -disable-output
; Constants, and equal numbers.
define void @f(i32 %a) {
  %1 = sdiv i32 17, 5
  %2 = sdiv i32 -17, 5
  %3 = sdiv i32 %a, %a
  %4 = sdiv i32 0, %a
  %5 = sdiv i32 %a, 1
  ret void
}
; EXPECT
; Printing analysis 'Scalar Evolution Division' for function 'f':
; Instruction:   %1 = sdiv i32 17, 5
;   Numerator: 17
;   Denominator: 5
;   Quotient: 3
;   Remainder: 2
; Instruction:   %2 = sdiv i32 -17, 5
;   Numerator: -17
;   Denominator: 5
;   Quotient: -3
;   Remainder: -2
; Instruction:   %3 = sdiv i32 %a, %a
;   Numerator: %a
;   Denominator: %a
;   Quotient: 1
;   Remainder: 0
; Instruction:   %4 = sdiv i32 0, %a
;   Numerator: 0
;   Denominator: %a
;   Quotient: 0
;   Remainder: 0
; Instruction:   %5 = sdiv i32 %a, 1
;   Numerator: %a
;   Denominator: 1
;   Quotient: %a
;   Remainder: 0
