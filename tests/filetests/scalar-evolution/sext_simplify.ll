; RUN: opt -passes='print<scalar-evolution>' -do-sign-ext-simplify=false
; Sign extensions stay what they are, also of numbers that are not negative.

define void @plain(i32 %a) {
  %x = lshr i32 %a, 1
  %s = sext i32 %x to i64
  ret void
}
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'plain':
; Classifying expressions for: @plain
;   %x = lshr i32 %a, 1
;   -->  (%a /u 2) U: [0,-2147483648) S: [0,-2147483648)
;   %s = sext i32 %x to i64
;   -->  (sext i32 (%a /u 2) to i64) U: [0,2147483648) S: [0,2147483648)
; Determining loop execution counts for: @plain
