; RUN: opt -passes='instsimplify'
; x + 0.0 is not x for -0.0; x - 0.0 is.
define float @f(float %a) {
  %x = fadd float %a, 0.0
  %y = fsub float %x, 0.0
  %z = fadd nsz float %y, 0.0
  %w = fmul float %z, 1.0
  ret float %w
}
; EXPECT
; define float @f(float %a) {
;   %x = fadd float %a, 0.000000e+00
;   ret float %x
; }
