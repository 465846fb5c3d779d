; RUN: opt -passes=scalarizer
; Intrinsics that work on each element become calls for elements, with arguments that all elements share; others keep their vectors.
declare <2 x i32> @llvm.ctlz.v2i32(<2 x i32>, i1)
declare <2 x float> @llvm.fma.v2f32(<2 x float>, <2 x float>, <2 x float>)
declare i32 @llvm.vector.reduce.add.v2i32(<2 x i32>)
define i32 @f(<2 x i32> %v, <2 x float> %x, ptr %p) {
  %a = call <2 x i32> @llvm.ctlz.v2i32(<2 x i32> %v, i1 true)
  %b = call contract <2 x float> @llvm.fma.v2f32(<2 x float> %x, <2 x float> %x, <2 x float> splat (float 1.0))
  store <2 x float> %b, ptr %p
  %r = call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %a)
  ret i32 %r
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare <2 x i32> @llvm.ctlz.v2i32(<2 x i32>, i1 immarg) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare <2 x float> @llvm.fma.v2f32(<2 x float>, <2 x float>, <2 x float>) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.vector.reduce.add.v2i32(<2 x i32>) #0
;
; define i32 @f(<2 x i32> %v, <2 x float> %x, ptr %p) {
;   %x.i0 = extractelement <2 x float> %x, i64 0
;   %x.i1 = extractelement <2 x float> %x, i64 1
;   %v.i0 = extractelement <2 x i32> %v, i64 0
;   %a.i0 = call i32 @llvm.ctlz.i32(i32 %v.i0, i1 true)
;   %v.i1 = extractelement <2 x i32> %v, i64 1
;   %a.i1 = call i32 @llvm.ctlz.i32(i32 %v.i1, i1 true)
;   %a.upto0 = insertelement <2 x i32> poison, i32 %a.i0, i64 0
;   %a = insertelement <2 x i32> %a.upto0, i32 %a.i1, i64 1
;   %b.i0 = call contract float @llvm.fma.f32(float %x.i0, float %x.i0, float 1.000000e+00)
;   %b.i1 = call contract float @llvm.fma.f32(float %x.i1, float %x.i1, float 1.000000e+00)
;   %b.upto0 = insertelement <2 x float> poison, float %b.i0, i64 0
;   %b = insertelement <2 x float> %b.upto0, float %b.i1, i64 1
;   store <2 x float> %b, ptr %p, align 8
;   %r = call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %a)
;   ret i32 %r
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.ctlz.i32(i32, i1 immarg) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.fma.f32(float, float, float) #1
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
