; RUN: opt -passes=nvptx-ir-peephole
; Without contract on both, with another use of the product, and of other types, nothing changes.
define float @product(float %a, float %b, float %c) {
  %m = fmul float %a, %b
  %s = fadd contract float %m, %c
  ret float %s
}
define float @sum(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %s = fadd float %m, %c
  ret float %s
}
define float @used(float %a, float %b, float %c, ptr %p) {
  %m = fmul contract float %a, %b
  %s = fadd contract float %m, %c
  store float %m, ptr %p
  ret float %s
}
define float @twice(float %a) {
  %m = fmul contract float %a, %a
  %s = fadd contract float %m, %m
  ret float %s
}
define half @half(half %a, half %b, half %c) {
  %m = fmul contract half %a, %b
  %s = fadd contract half %c, %m
  ret half %s
}
define <2 x float> @vector(<2 x float> %a, <2 x float> %b, <2 x float> %c) {
  %m = fmul contract <2 x float> %a, %b
  %s = fadd contract <2 x float> %c, %m
  ret <2 x float> %s
}
; EXPECT
; define float @product(float %a, float %b, float %c) {
;   %m = fmul float %a, %b
;   %s = fadd contract float %m, %c
;   ret float %s
; }
;
; define float @sum(float %a, float %b, float %c) {
;   %m = fmul contract float %a, %b
;   %s = fadd float %m, %c
;   ret float %s
; }
;
; define float @used(float %a, float %b, float %c, ptr %p) {
;   %m = fmul contract float %a, %b
;   %s = fadd contract float %m, %c
;   store float %m, ptr %p, align 4
;   ret float %s
; }
;
; define float @twice(float %a) {
;   %m = fmul contract float %a, %a
;   %s = fadd contract float %m, %m
;   ret float %s
; }
;
; define half @half(half %a, half %b, half %c) {
;   %m = fmul contract half %a, %b
;   %s = fadd contract half %c, %m
;   ret half %s
; }
;
; define <2 x float> @vector(<2 x float> %a, <2 x float> %b, <2 x float> %c) {
;   %m = fmul contract <2 x float> %a, %b
;   %s = fadd contract <2 x float> %c, %m
;   ret <2 x float> %s
; }
