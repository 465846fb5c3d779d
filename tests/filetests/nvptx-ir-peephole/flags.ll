; RUN: opt -passes=nvptx-ir-peephole
; The operation has what both promise, and of the sum what speaks of the product as well.
define float @product(float %a, float %b, float %c) {
  %m = fmul contract nsz ninf nnan float %a, %b
  %s = fadd contract float %m, %c
  ret float %s
}
define float @sum(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %s = fadd contract nsz ninf nnan float %m, %c
  ret float %s
}
define float @all(float %a, float %b, float %c) {
  %m = fmul fast float %a, %b
  %s = fadd fast float %m, %c
  ret float %s
}
; EXPECT
; define float @product(float %a, float %b, float %c) {
;   %1 = call contract float @llvm.fma.f32(float %a, float %b, float %c)
;   ret float %1
; }
;
; define float @sum(float %a, float %b, float %c) {
;   %1 = call nnan nsz contract float @llvm.fma.f32(float %a, float %b, float %c)
;   ret float %1
; }
;
; define float @all(float %a, float %b, float %c) {
;   %1 = call fast float @llvm.fma.f32(float %a, float %b, float %c)
;   ret float %1
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.fma.f32(float, float, float) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
