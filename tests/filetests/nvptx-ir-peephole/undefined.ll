; RUN: opt -passes=nvptx-ir-peephole
; Undefined and poison operands are operands like others.
define float @u(float %a) {
  %m = fmul contract float undef, %a
  %s = fadd contract float %m, poison
  ret float %s
}
; EXPECT
; define float @u(float %a) {
;   %1 = call contract float @llvm.fma.f32(float undef, float %a, float poison)
;   ret float %1
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.fma.f32(float, float, float) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
