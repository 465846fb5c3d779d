; RUN: opt -passes='print<cost-model>' -disable-output
; What a register holds is one instruction, wider values are several.
define void @f(i8 %a, i32 %b, i64 %c, i128 %d, float %x, double %y) {
  %1 = add i8 %a, 1
  %2 = add i32 %b, 1
  %3 = add i64 %c, 1
  %4 = mul i128 %d, %d
  %5 = sub i64 %c, 1
  %6 = udiv i32 %b, 3
  %7 = fadd float %x, 1.0
  %8 = frem double %y, 3.0
  %9 = icmp ult i128 %d, 5
  %10 = zext i32 %b to i64
  %11 = trunc i64 %c to i32
  %12 = trunc i64 %c to i8
  %13 = bitcast float %x to i32
  ret void
}
; EXPECT
; Printing analysis 'Cost Model Analysis' for function 'f':
; Cost Model: Found an estimated cost of 1 for instruction:   %1 = add i8 %a, 1
; Cost Model: Found an estimated cost of 1 for instruction:   %2 = add i32 %b, 1
; Cost Model: Found an estimated cost of 2 for instruction:   %3 = add i64 %c, 1
; Cost Model: Found an estimated cost of 4 for instruction:   %4 = mul i128 %d, %d
; Cost Model: Found an estimated cost of 1 for instruction:   %5 = sub i64 %c, 1
; Cost Model: Found an estimated cost of 1 for instruction:   %6 = udiv i32 %b, 3
; Cost Model: Found an estimated cost of 2 for instruction:   %7 = fadd float %x, 1.000000e+00
; Cost Model: Found an estimated cost of 4 for instruction:   %8 = frem double %y, 3.000000e+00
; Cost Model: Found an estimated cost of 2 for instruction:   %9 = icmp ult i128 %d, 5
; Cost Model: Found an estimated cost of 1 for instruction:   %10 = zext i32 %b to i64
; Cost Model: Found an estimated cost of 0 for instruction:   %11 = trunc i64 %c to i32
; Cost Model: Found an estimated cost of 1 for instruction:   %12 = trunc i64 %c to i8
; Cost Model: Found an estimated cost of 1 for instruction:   %13 = bitcast float %x to i32
; Cost Model: Found an estimated cost of 1 for instruction:   ret void
