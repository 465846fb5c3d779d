; RUN: opt -passes='reassociate,dce'
; Floating-point trees need `reassoc` and `nsz` on each operation; signs of constants are canonical anyway.
define float @regrouped(float %a, float %b) {
  %x = fadd reassoc nsz float %a, 5.0
  %y = fadd reassoc nsz float %x, %b
  %z = fadd reassoc nsz float %y, 7.0
  ret float %z
}
define float @strict(float %a, float %b) {
  %x = fadd reassoc float %a, 5.0
  %y = fadd reassoc float %x, %b
  %z = fadd reassoc float %y, 7.0
  ret float %z
}
define float @sign(float %a, float %b) {
  %x = fmul float %b, -2.0
  %y = fadd float %a, %x
  ret float %y
}
; EXPECT
; define float @regrouped(float %a, float %b) {
;   %y = fadd reassoc nsz float %a, 1.200000e+01
;   %z = fadd reassoc nsz float %y, %b
;   ret float %z
; }
;
; define float @strict(float %a, float %b) {
;   %x = fadd reassoc float %a, 5.000000e+00
;   %y = fadd reassoc float %x, %b
;   %z = fadd reassoc float %y, 7.000000e+00
;   ret float %z
; }
;
; define float @sign(float %a, float %b) {
;   %x = fmul float %b, 2.000000e+00
;   %1 = fsub float %a, %x
;   ret float %1
; }
