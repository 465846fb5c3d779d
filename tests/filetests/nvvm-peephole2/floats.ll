; RUN: opt -passes='nvvm-peephole2'
; The smaller of two floats is a minimum where NaN and the sign of zero do not count; clamped to 0 and 1 a number is saturated.
target triple = "nvptx64-nvidia-cuda"
declare float @llvm.minnum.f32(float, float)
declare float @llvm.maxnum.f32(float, float)

define float @f(float %x, float %y, ptr %p) {
  %c = fcmp olt float %x, %y
  %a = select nnan nsz i1 %c, float %x, float %y
  store float %a, ptr %p
  %b = select nnan i1 %c, float %x, float %y
  store float %b, ptr %p
  %d = select nnan nsz i1 %c, float %y, float %x
  store float %d, ptr %p
  %m = call float @llvm.maxnum.f32(float %x, float 0.0)
  %n = call float @llvm.minnum.f32(float %m, float 1.0)
  ret float %n
}

define float @not_nan(float %x) {
  %m = call float @llvm.minnum.f32(float %x, float 1.0)
  %n = call float @llvm.maxnum.f32(float %m, float 0.0)
  ret float %n
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.minnum.f32(float, float) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.maxnum.f32(float, float) #0
;
; define float @f(float %x, float %y, ptr %p) {
;   %c = fcmp olt float %x, %y
;   %a = call nnan nsz float @llvm.minnum.f32(float %x, float %y)
;   store float %a, ptr %p, align 4
;   %b = select nnan i1 %c, float %x, float %y
;   store float %b, ptr %p, align 4
;   %d = call nnan nsz float @llvm.maxnum.f32(float %y, float %x)
;   store float %d, ptr %p, align 4
;   %n = call float @llvm.nvvm.saturate.f(float %x)
;   ret float %n
; }
;
; define float @not_nan(float %x) {
;   %m = call float @llvm.minnum.f32(float %x, float 1.000000e+00)
;   %n = call float @llvm.maxnum.f32(float %m, float 0.000000e+00)
;   ret float %n
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.nvvm.saturate.f(float) #1
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
