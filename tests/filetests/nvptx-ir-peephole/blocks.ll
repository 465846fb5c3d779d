; RUN: opt -passes=nvptx-ir-peephole
; The operation stands where the sum stood; code that nothing reaches is fused too.
define float @f(float %a, float %b, float %c, i1 %k) {
  %m = fmul contract float %a, %b
  br i1 %k, label %t, label %e
t:
  %s = fadd contract float %c, %m
  ret float %s
e:
  ret float 0.0
dead:
  %n = fmul contract float %a, %b
  %o = fsub contract float %n, %c
  ret float %o
}
define void @empty() {
  ret void
}
; EXPECT
; define float @f(float %a, float %b, float %c, i1 %k) {
;   br i1 %k, label %t, label %e
;
; t:                                                ; preds = %0
;   %1 = call contract float @llvm.fma.f32(float %a, float %b, float %c)
;   ret float %1
;
; e:                                                ; preds = %0
;   ret float 0.000000e+00
;
; dead:                                             ; No predecessors!
;   %2 = fneg contract float %c
;   %3 = call contract float @llvm.fma.f32(float %a, float %b, float %2)
;   ret float %3
; }
;
; define void @empty() {
;   ret void
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.fma.f32(float, float, float) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
