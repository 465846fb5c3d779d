; RUN: opt -passes=mergefunc
; A visible function becomes a call of the equal one, with its attributes and convention; the smaller name stays.
define fastcc float @zeta(float noundef %x, float %y) nounwind {
  %a = fmul float %x, %y
  %b = fadd float %a, %y
  ret float %b
}
define fastcc float @alpha(float noundef %x, float %y) nounwind {
  %a = fmul float %x, %y
  %b = fadd float %a, %y
  ret float %b
}
define float @f(float %x) {
  %r = call fastcc float @zeta(float %x, float 1.0)
  ret float %r
}
; EXPECT
; ; Function Attrs: nounwind
; define fastcc float @alpha(float noundef %x, float %y) #0 {
;   %a = fmul float %x, %y
;   %b = fadd float %a, %y
;   ret float %b
; }
;
; define float @f(float %x) {
;   %r = call fastcc float @alpha(float %x, float 1.000000e+00)
;   ret float %r
; }
;
; ; Function Attrs: nounwind
; define fastcc float @zeta(float noundef %0, float %1) #0 {
;   %3 = tail call fastcc float @alpha(float noundef %0, float %1) #0
;   ret float %3
; }
;
; attributes #0 = { nounwind }
