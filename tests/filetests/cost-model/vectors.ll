; RUN: opt -passes='print<cost-model>' -disable-output
; Vectors that no register holds go lane by lane; pairs of half by the processor.
define void @old(<2 x half> %h, <2 x i16> %s, <4 x i8> %b, <4 x float> %f, <3 x i32> %t) {
  %1 = fadd <2 x half> %h, %h
  %2 = add <2 x i16> %s, %s
  %3 = xor <4 x i8> %b, %b
  %4 = mul <4 x i8> %b, %b
  %5 = fadd <4 x float> %f, %f
  %6 = add <3 x i32> %t, %t
  %7 = icmp eq <2 x i16> %s, zeroinitializer
  %8 = fptosi <2 x half> %h to <2 x i32>
  %9 = shufflevector <4 x float> %f, <4 x float> poison, <4 x i32> zeroinitializer
  %10 = extractelement <4 x float> %f, i32 1
  ret void
}
define <2 x half> @new(<2 x half> %h) "target-cpu"="sm_90" {
  %1 = fadd <2 x half> %h, %h
  ret <2 x half> %1
}
; EXPECT
; Printing analysis 'Cost Model Analysis' for function 'old':
; Cost Model: Found an estimated cost of 7 for instruction:   %1 = fadd <2 x half> %h, %h
; Cost Model: Found an estimated cost of 2 for instruction:   %2 = add <2 x i16> %s, %s
; Cost Model: Found an estimated cost of 1 for instruction:   %3 = xor <4 x i8> %b, %b
; Cost Model: Found an estimated cost of 9 for instruction:   %4 = mul <4 x i8> %b, %b
; Cost Model: Found an estimated cost of 8 for instruction:   %5 = fadd <4 x float> %f, %f
; Cost Model: Found an estimated cost of 4 for instruction:   %6 = add <3 x i32> %t, %t
; Cost Model: Found an estimated cost of 3 for instruction:   %7 = icmp eq <2 x i16> %s, zeroinitializer
; Cost Model: Found an estimated cost of 7 for instruction:   %8 = fptosi <2 x half> %h to <2 x i32>
; Cost Model: Found an estimated cost of 5 for instruction:   %9 = shufflevector <4 x float> %f, <4 x float> poison, <4 x i32> zeroinitializer
; Cost Model: Found an estimated cost of 1 for instruction:   %10 = extractelement <4 x float> %f, i32 1
; Cost Model: Found an estimated cost of 1 for instruction:   ret void
; Printing analysis 'Cost Model Analysis' for function 'new':
; Cost Model: Found an estimated cost of 2 for instruction:   %1 = fadd <2 x half> %h, %h
; Cost Model: Found an estimated cost of 1 for instruction:   ret <2 x half> %1
