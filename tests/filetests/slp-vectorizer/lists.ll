; RUN: opt -passes='slp-vectorizer'
; Lanes that are taken out of vectors, computed and put together again are computed at once; intrinsics keep their number for all lanes.
define <2 x i32> @sum(<2 x i32> %a, <2 x i32> %b) {
  %a0 = extractelement <2 x i32> %a, i32 0
  %b0 = extractelement <2 x i32> %b, i32 0
  %a1 = extractelement <2 x i32> %a, i32 1
  %b1 = extractelement <2 x i32> %b, i32 1
  %c0 = add nsw i32 %a0, %b0
  %c1 = add i32 %b1, %a1
  %v0 = insertelement <2 x i32> poison, i32 %c0, i32 0
  %v1 = insertelement <2 x i32> %v0, i32 %c1, i32 1
  ret <2 x i32> %v1
}
define <4 x i16> @zeros(<4 x i16> %x) {
  %a = extractelement <4 x i16> %x, i32 0
  %b = extractelement <4 x i16> %x, i32 1
  %c = extractelement <4 x i16> %x, i32 2
  %d = extractelement <4 x i16> %x, i32 3
  %e = call i16 @llvm.ctlz.i16(i16 %a, i1 true)
  %f = call i16 @llvm.ctlz.i16(i16 %b, i1 true)
  %g = call i16 @llvm.ctlz.i16(i16 %c, i1 true)
  %h = call i16 @llvm.ctlz.i16(i16 %d, i1 true)
  %v = insertelement <4 x i16> poison, i16 %e, i32 0
  %w = insertelement <4 x i16> %v, i16 %f, i32 1
  %y = insertelement <4 x i16> %w, i16 %g, i32 2
  %z = insertelement <4 x i16> %y, i16 %h, i32 3
  ret <4 x i16> %z
}
; EXPECT
; define <2 x i32> @sum(<2 x i32> %a, <2 x i32> %b) {
;   %1 = add <2 x i32> %a, %b
;   ret <2 x i32> %1
; }
;
; define <4 x i16> @zeros(<4 x i16> %x) {
;   %1 = call <4 x i16> @llvm.ctlz.v4i16(<4 x i16> %x, i1 true)
;   ret <4 x i16> %1
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i16 @llvm.ctlz.i16(i16, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare <4 x i16> @llvm.ctlz.v4i16(<4 x i16>, i1 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
