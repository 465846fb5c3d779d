; RUN: opt -passes='print<scalar-evolution-ranges>'
; Shifts and products have divisors; sums have what their terms share.

target triple = "nvptx64-nvidia-cuda"

define void @f(i32 %n, ptr align 64 %p) {
  %four = shl i32 %n, 2
  %twelve = mul nuw i32 %n, 12
  %sum = add nuw i32 %twelve, 8
  %odd = add nuw i32 %twelve, 5
  %round = and i32 %n, -16
  %half = lshr i32 %round, 1
  %q = getelementptr inbounds [16 x float], ptr %p, i64 3
  ret void
}
; EXPECT
; Printing analysis 'Scalar Evolution Ranges' for function 'f':
;   %n: U: full-set S: full-set
;   %p: U: [0,-63) S: [-9223372036854775808,9223372036854775745) multiple of 64
;   %four: U: [0,-3) S: [-2147483648,2147483645) multiple of 4
;   %twelve: U: [0,-3) S: [-2147483648,2147483645) multiple of 4
;   %sum: U: [0,-3) S: [-2147483648,2147483645) multiple of 4
;   %odd: U: [5,2) S: [-2147483643,-2147483646)
;   %round: U: [0,-15) S: [-2147483648,2147483633) multiple of 16
;   %half: U: [0,2147483641) S: [0,2147483641) multiple of 8
;   %q: U: [0,-63) S: [-9223372036854775808,9223372036854775745) multiple of 64
