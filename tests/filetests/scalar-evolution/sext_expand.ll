; RUN: opt -passes='print<scalar-evolution>' -do-sign-ext-expand
; Ranges show that a sum and a product do not wrap: their extensions are those of the operands. The last may wrap.

define void @extended(i8 %a, i8 %b, i32 %c) {
  %x = sext i8 %a to i32
  %y = sext i8 %b to i32
  %sum = add i32 %x, %y
  %s = sext i32 %sum to i64
  %product = mul i32 %x, %y
  %p = sext i32 %product to i64
  %may = add i32 %x, %c
  %m = sext i32 %may to i64
  ret void
}
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'extended':
; Classifying expressions for: @extended
;   %x = sext i8 %a to i32
;   -->  (sext i8 %a to i32) U: [-128,128) S: [-128,128)
;   %y = sext i8 %b to i32
;   -->  (sext i8 %b to i32) U: [-128,128) S: [-128,128)
;   %sum = add i32 %x, %y
;   -->  ((sext i8 %a to i32) + (sext i8 %b to i32)) U: [-256,255) S: [-256,255)
;   %s = sext i32 %sum to i64
;   -->  ((sext i8 %a to i64) + (sext i8 %b to i64))<nsw> U: [-256,255) S: [-256,255)
;   %product = mul i32 %x, %y
;   -->  ((sext i8 %a to i32) * (sext i8 %b to i32)) U: [-16256,16385) S: [-16256,16385)
;   %p = sext i32 %product to i64
;   -->  ((sext i8 %a to i64) * (sext i8 %b to i64))<nsw> U: [-16256,16385) S: [-16256,16385)
;   %may = add i32 %x, %c
;   -->  ((sext i8 %a to i32) + %c) U: full-set S: full-set
;   %m = sext i32 %may to i64
;   -->  (sext i32 ((sext i8 %a to i32) + %c) to i64) U: [-2147483648,2147483648) S: [-2147483648,2147483648)
; Determining loop execution counts for: @extended
