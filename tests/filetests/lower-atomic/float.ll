; RUN: opt -passes='lower-atomic'
; Sums of floats stay sums.
define float @float(ptr %p, float %v) {
  %a = atomicrmw fadd ptr %p, float %v monotonic, align 4
  %b = atomicrmw fmax ptr %p, float %v monotonic, align 4
  %r = fsub float %a, %b
  ret float %r
}
; EXPECT
; define float @float(ptr %p, float %v) {
;   %a = load float, ptr %p, align 4
;   %1 = fadd float %a, %v
;   store float %1, ptr %p, align 4
;   %b = load float, ptr %p, align 4
;   %2 = call float @llvm.maxnum.f32(float %b, float %v)
;   store float %2, ptr %p, align 4
;   %r = fsub float %a, %b
;   ret float %r
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.maxnum.f32(float, float) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
