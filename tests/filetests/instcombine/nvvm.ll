; RUN: opt -passes='instcombine'
; Target intrinsics that are plain operations. Flushing ones need a function that flushes.
declare float @llvm.nvvm.fma.rn.f(float, float, float)
declare float @llvm.nvvm.floor.f(float)
declare float @llvm.nvvm.floor.ftz.f(float)
declare double @llvm.nvvm.fmax.d(double, double)
declare float @llvm.nvvm.sqrt.f(float)
declare float @llvm.nvvm.sqrt.rz.f(float)
define float @f(float %a, float %b) {
  %x = call float @llvm.nvvm.fma.rn.f(float %a, float 1.0, float %b)
  %y = call float @llvm.nvvm.floor.f(float %x)
  %z = call float @llvm.nvvm.floor.ftz.f(float %y)
  ret float %z
}
define double @g(double %a, double %b) {
  %x = call double @llvm.nvvm.fmax.d(double %a, double %b)
  ret double %x
}
define float @root(float %a) {
  %x = call float @llvm.nvvm.sqrt.f(float %a)
  %y = call float @llvm.nvvm.sqrt.rz.f(float %x)
  ret float %y
}
define float @root_where_subnormals_are_flushed(float %a) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %x = call float @llvm.nvvm.sqrt.f(float %a)
  ret float %x
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.nvvm.fma.rn.f(float, float, float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.nvvm.floor.f(float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.nvvm.floor.ftz.f(float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare double @llvm.nvvm.fmax.d(double, double) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare float @llvm.nvvm.sqrt.f(float) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare float @llvm.nvvm.sqrt.rz.f(float) #1
;
; define float @f(float %a, float %b) {
;   %x = fadd float %a, %b
;   %y = call float @llvm.floor.f32(float %x)
;   %z = call float @llvm.nvvm.floor.ftz.f(float %y)
;   ret float %z
; }
;
; define double @g(double %a, double %b) {
;   %x = call double @llvm.maxnum.f64(double %a, double %b)
;   ret double %x
; }
;
; define float @root(float %a) {
;   %x = call float @llvm.sqrt.f32(float %a)
;   %y = call float @llvm.nvvm.sqrt.rz.f(float %x)
;   ret float %y
; }
;
; define float @root_where_subnormals_are_flushed(float %a) #2 {
;   %x = call float @llvm.sqrt.f32(float %a)
;   ret float %x
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.floor.f32(float) #3
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare double @llvm.maxnum.f64(double, double) #3
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.sqrt.f32(float) #3
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #2 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
; attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
