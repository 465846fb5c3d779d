; RUN: opt -passes=nvptx-ir-peephole
; A product in a sum or difference, on either side, becomes one operation.
define float @sum(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %s = fadd contract float %c, %m
  ret float %s
}
define double @left(double %a, double %b, double %c) {
  %m = fmul contract double %a, %b
  %s = fsub contract double %m, %c
  ret double %s
}
define float @right(float %a, float %b, float %c) {
  %m = fmul contract float %a, 2.0
  %s = fsub contract float 1.0, %m
  ret float %s
}
define double @both(double %a, double %b, double %c, double %d) {
  %m = fmul contract double %a, %b
  %n = fmul contract double %c, %d
  %s = fadd contract double %m, %n
  ret double %s
}
; EXPECT
; define float @sum(float %a, float %b, float %c) {
;   %1 = call contract float @llvm.fma.f32(float %a, float %b, float %c)
;   ret float %1
; }
;
; define double @left(double %a, double %b, double %c) {
;   %1 = fneg contract double %c
;   %2 = call contract double @llvm.fma.f64(double %a, double %b, double %1)
;   ret double %2
; }
;
; define float @right(float %a, float %b, float %c) {
;   %1 = fneg contract float %a
;   %2 = call contract float @llvm.fma.f32(float %1, float 2.000000e+00, float 1.000000e+00)
;   ret float %2
; }
;
; define double @both(double %a, double %b, double %c, double %d) {
;   %n = fmul contract double %c, %d
;   %1 = call contract double @llvm.fma.f64(double %a, double %b, double %n)
;   ret double %1
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.fma.f32(float, float, float) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare double @llvm.fma.f64(double, double, double) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
