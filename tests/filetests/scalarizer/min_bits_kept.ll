; RUN: opt -passes='scalarizer<load-store;min-bits=32>'
; Vectors stay where operands are cut otherwise than the result, where elements change places, at indices that are not known, and in memory
; whose fragments do not end at bytes, or stand further apart than their bytes are many.
define <4 x float> @widen(<4 x half> %a) {
  %b = fpext <4 x half> %a to <4 x float>
  ret <4 x float> %b
}

define <4 x i1> @compare(<4 x i16> %a, <4 x i16> %b) {
  %c = icmp ult <4 x i16> %a, %b
  ret <4 x i1> %c
}

define <4 x i16> @reverse(<4 x i16> %a) {
  %b = shufflevector <4 x i16> %a, <4 x i16> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  ret <4 x i16> %b
}

define i16 @somewhere(<4 x i16> %a, i32 %i, i16 %x) {
  %b = insertelement <4 x i16> %a, i16 %x, i32 %i
  %c = extractelement <4 x i16> %b, i32 %i
  ret i16 %c
}

define void @bytes(ptr %p) {
  %a = load <6 x i10>, ptr %p, align 8
  store <6 x i10> %a, ptr %p, align 8
  %b = load <4 x i128>, ptr %p, align 16
  store volatile <4 x i128> %b, ptr %p, align 16
  ret void
}
; EXPECT
; define <4 x float> @widen(<4 x half> %a) {
;   %b = fpext <4 x half> %a to <4 x float>
;   ret <4 x float> %b
; }
;
; define <4 x i1> @compare(<4 x i16> %a, <4 x i16> %b) {
;   %c = icmp ult <4 x i16> %a, %b
;   ret <4 x i1> %c
; }
;
; define <4 x i16> @reverse(<4 x i16> %a) {
;   %b = shufflevector <4 x i16> %a, <4 x i16> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
;   ret <4 x i16> %b
; }
;
; define i16 @somewhere(<4 x i16> %a, i32 %i, i16 %x) {
;   %b = insertelement <4 x i16> %a, i16 %x, i32 %i
;   %c = extractelement <4 x i16> %b, i32 %i
;   ret i16 %c
; }
;
; define void @bytes(ptr %p) {
;   %p.i1 = getelementptr i128, ptr %p, i32 1
;   %p.i2 = getelementptr i128, ptr %p, i32 2
;   %p.i3 = getelementptr i128, ptr %p, i32 3
;   %a = load <6 x i10>, ptr %p, align 8
;   store <6 x i10> %a, ptr %p, align 8
;   %b.i0 = load i128, ptr %p, align 16
;   %b.i1 = load i128, ptr %p.i1, align 16
;   %b.i2 = load i128, ptr %p.i2, align 16
;   %b.i3 = load i128, ptr %p.i3, align 16
;   %b.upto0 = insertelement <4 x i128> poison, i128 %b.i0, i64 0
;   %b.upto1 = insertelement <4 x i128> %b.upto0, i128 %b.i1, i64 1
;   %b.upto2 = insertelement <4 x i128> %b.upto1, i128 %b.i2, i64 2
;   %b = insertelement <4 x i128> %b.upto2, i128 %b.i3, i64 3
;   store volatile <4 x i128> %b, ptr %p, align 16
;   ret void
; }
