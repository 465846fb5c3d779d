; RUN: opt -passes='nvvm-intrinsic-lowering'
; Forms that flush subnormal numbers are plain arithmetic where the function flushes them, the others where it does not; halves of a double that were joined are known; saturation and directed rounding stay.
target triple = "nvptx64-nvidia-cuda"

declare float @llvm.nvvm.fma.rn.f(float, float, float)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float)
declare float @llvm.nvvm.round.ftz.f(float)
declare float @llvm.nvvm.saturate.f(float)
declare float @llvm.nvvm.add.rz.f(float, float)
declare i16 @llvm.nvvm.f2h.rn(float)
declare double @llvm.nvvm.lohi.i2d(i32, i32)
declare i32 @llvm.nvvm.d2i.hi(double)
declare i32 @llvm.nvvm.d2i.lo(double)

define float @keeps(float %x, float %y) {
  %a = call float @llvm.nvvm.fma.rn.f(float %x, float %y, float %x)
  %b = call float @llvm.nvvm.fma.rn.ftz.f(float %a, float %y, float %x)
  %c = call float @llvm.nvvm.round.ftz.f(float %b)
  %d = call float @llvm.nvvm.saturate.f(float %c)
  %e = call float @llvm.nvvm.add.rz.f(float %d, float %x)
  ret float %e
}
define float @flushes(float %x, float %y) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %a = call float @llvm.nvvm.fma.rn.f(float %x, float %y, float %x)
  %b = call float @llvm.nvvm.fma.rn.ftz.f(float %a, float %y, float %x)
  ret float %b
}
define i16 @half(float %x) {
  %h = call i16 @llvm.nvvm.f2h.rn(float %x)
  ret i16 %h
}
define double @halves(double %d, i32 %a, i32 %b) {
  %hi = call i32 @llvm.nvvm.d2i.hi(double %d)
  %lo = call i32 @llvm.nvvm.d2i.lo(double %d)
  %same = call double @llvm.nvvm.lohi.i2d(i32 %lo, i32 %hi)
  %made = call double @llvm.nvvm.lohi.i2d(i32 %a, i32 %b)
  %b2 = call i32 @llvm.nvvm.d2i.hi(double %made)
  %a2 = call i32 @llvm.nvvm.d2i.lo(double %made)
  %swapped = call double @llvm.nvvm.lohi.i2d(i32 %b2, i32 %a2)
  %sum = fadd double %same, %swapped
  ret double %sum
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.nvvm.fma.rn.f(float, float, float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.nvvm.round.ftz.f(float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.nvvm.saturate.f(float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.nvvm.add.rz.f(float, float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i16 @llvm.nvvm.f2h.rn(float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare double @llvm.nvvm.lohi.i2d(i32, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.d2i.hi(double) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.d2i.lo(double) #0
;
; define float @keeps(float %x, float %y) {
;   %a = call float @llvm.fma.f32(float %x, float %y, float %x)
;   %b = call float @llvm.nvvm.fma.rn.ftz.f(float %a, float %y, float %x)
;   %c = call float @llvm.roundeven.f32(float %b)
;   %d = call float @llvm.nvvm.saturate.f(float %c)
;   %e = call float @llvm.nvvm.add.rz.f(float %d, float %x)
;   ret float %e
; }
;
; define float @flushes(float %x, float %y) #1 {
;   %a = call float @llvm.nvvm.fma.rn.f(float %x, float %y, float %x)
;   %b = call float @llvm.fma.f32(float %a, float %y, float %x)
;   ret float %b
; }
;
; define i16 @half(float %x) {
;   %1 = fptrunc float %x to half
;   %h = bitcast half %1 to i16
;   ret i16 %h
; }
;
; define double @halves(double %d, i32 %a, i32 %b) {
;   %hi = call i32 @llvm.nvvm.d2i.hi(double %d)
;   %lo = call i32 @llvm.nvvm.d2i.lo(double %d)
;   %made = call double @llvm.nvvm.lohi.i2d(i32 %a, i32 %b)
;   %swapped = call double @llvm.nvvm.lohi.i2d(i32 %b, i32 %a)
;   %sum = fadd double %d, %swapped
;   ret double %sum
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.fma.f32(float, float, float) #2
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.roundeven.f32(float) #2
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
; attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
