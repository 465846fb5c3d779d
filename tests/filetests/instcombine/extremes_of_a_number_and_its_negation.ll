; RUN: opt -passes=instcombine
; The larger of a number and its negation is its magnitude, the smaller the negation of that, which is made
; where it takes the place of the other.
declare void @use(float)
declare float @llvm.maxnum.f32(float, float)
declare <2 x float> @llvm.minnum.v2f32(<2 x float>, <2 x float>)
declare float @llvm.maximum.f32(float, float)
declare float @llvm.minimum.f32(float, float)

define float @max(float %x) {
  %n = fneg float %x
  call void @use(float %n)
  %r = call float @llvm.maxnum.f32(float %x, float %n)
  ret float %r
}

define <2 x float> @min(<2 x float> %x) {
  %n = fneg <2 x float> %x
  %r = call nnan <2 x float> @llvm.minnum.v2f32(<2 x float> %n, <2 x float> %x)
  ret <2 x float> %r
}

define float @other(float %x, float %y) {
  %n = fneg float %x
  %r = call float @llvm.maximum.f32(float %n, float %y)
  ret float %r
}

define float @smallest(float %x) {
  %n = fneg float %x
  %r = call float @llvm.minimum.f32(float %x, float %n)
  ret float %r
}

define float @kept(float %x) {
  %n = fneg float %x
  call void @use(float %n)
  %r = call float @llvm.minimum.f32(float %x, float %n)
  ret float %r
}
; EXPECT
; declare void @use(float)
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.maxnum.f32(float, float) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare <2 x float> @llvm.minnum.v2f32(<2 x float>, <2 x float>) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.maximum.f32(float, float) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.minimum.f32(float, float) #0
;
; define float @max(float %x) {
;   %n = fneg float %x
;   call void @use(float %n)
;   %r = call float @llvm.fabs.f32(float %x)
;   ret float %r
; }
;
; define <2 x float> @min(<2 x float> %x) {
;   %1 = call nnan <2 x float> @llvm.fabs.v2f32(<2 x float> %x)
;   %r = fneg nnan <2 x float> %1
;   ret <2 x float> %r
; }
;
; define float @other(float %x, float %y) {
;   %n = fneg float %x
;   %r = call float @llvm.maximum.f32(float %n, float %y)
;   ret float %r
; }
;
; define float @smallest(float %x) {
;   %1 = call float @llvm.fabs.f32(float %x)
;   %r = fneg float %1
;   ret float %r
; }
;
; define float @kept(float %x) {
;   %n = fneg float %x
;   call void @use(float %n)
;   %r = call float @llvm.minimum.f32(float %x, float %n)
;   ret float %r
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.fabs.f32(float) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare <2 x float> @llvm.fabs.v2f32(<2 x float>) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
