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
;   %1 = load float, ptr %p, align 4
;   %new = fadd float %1, %v
;   store float %new, ptr %p, align 4
;   %2 = load float, ptr %p, align 4
;   %new1 = call float @llvm.maxnum.f32(float %2, float %v)
;   store float %new1, ptr %p, align 4
;   %r = fsub float %1, %2
;   ret float %r
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.maxnum.f32(float, float) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
