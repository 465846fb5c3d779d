; RUN: opt -passes='scalarizer<integers>'
; Of integers alone: sums over elements too, but neither casts of bits, floats, nor bytes that are only moved or masked.
define i32 @dot(<4 x i8> %a, <4 x i8> %b) {
  %x = sext <4 x i8> %a to <4 x i32>
  %y = sext <4 x i8> %b to <4 x i32>
  %m = mul <4 x i32> %x, %y
  %s = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %m)
  ret i32 %s
}
define <4 x i8> @masked(<4 x i8> %a, <4 x i8> %b) {
  %x = xor <4 x i8> %a, %b
  %y = shufflevector <4 x i8> %x, <4 x i8> %b, <4 x i32> <i32 3, i32 2, i32 5, i32 0>
  ret <4 x i8> %y
}
define i32 @three(<3 x i32> %a) {
  %s = call i32 @llvm.vector.reduce.add.v3i32(<3 x i32> %a)
  ret i32 %s
}
define <2 x float> @floats(<2 x float> %a, i64 %w) {
  %b = bitcast i64 %w to <2 x float>
  %s = fadd <2 x float> %a, %b
  ret <2 x float> %s
}
; EXPECT
; define i32 @dot(<4 x i8> %a, <4 x i8> %b) {
;   %b.i0 = extractelement <4 x i8> %b, i64 0
;   %b.i1 = extractelement <4 x i8> %b, i64 1
;   %b.i2 = extractelement <4 x i8> %b, i64 2
;   %b.i3 = extractelement <4 x i8> %b, i64 3
;   %a.i0 = extractelement <4 x i8> %a, i64 0
;   %x.i0 = sext i8 %a.i0 to i32
;   %a.i1 = extractelement <4 x i8> %a, i64 1
;   %x.i1 = sext i8 %a.i1 to i32
;   %a.i2 = extractelement <4 x i8> %a, i64 2
;   %x.i2 = sext i8 %a.i2 to i32
;   %a.i3 = extractelement <4 x i8> %a, i64 3
;   %x.i3 = sext i8 %a.i3 to i32
;   %y.i0 = sext i8 %b.i0 to i32
;   %y.i1 = sext i8 %b.i1 to i32
;   %y.i2 = sext i8 %b.i2 to i32
;   %y.i3 = sext i8 %b.i3 to i32
;   %m.i0 = mul i32 %x.i0, %y.i0
;   %m.i1 = mul i32 %x.i1, %y.i1
;   %m.i2 = mul i32 %x.i2, %y.i2
;   %m.i3 = mul i32 %x.i3, %y.i3
;   %1 = add i32 %m.i0, %m.i1
;   %2 = add i32 %m.i2, %m.i3
;   %s = add i32 %1, %2
;   ret i32 %s
; }
;
; define <4 x i8> @masked(<4 x i8> %a, <4 x i8> %b) {
;   %x = xor <4 x i8> %a, %b
;   %y = shufflevector <4 x i8> %x, <4 x i8> %b, <4 x i32> <i32 3, i32 2, i32 5, i32 0>
;   ret <4 x i8> %y
; }
;
; define i32 @three(<3 x i32> %a) {
;   %a.i0 = extractelement <3 x i32> %a, i64 0
;   %a.i1 = extractelement <3 x i32> %a, i64 1
;   %a.i2 = extractelement <3 x i32> %a, i64 2
;   %1 = add i32 %a.i0, %a.i1
;   %s = add i32 %1, %a.i2
;   ret i32 %s
; }
;
; define <2 x float> @floats(<2 x float> %a, i64 %w) {
;   %b = bitcast i64 %w to <2 x float>
;   %s = fadd <2 x float> %a, %b
;   ret <2 x float> %s
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.vector.reduce.add.v3i32(<3 x i32>) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
