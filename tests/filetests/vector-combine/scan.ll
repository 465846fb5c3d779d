; RUN: opt -passes='vector-combine' -vector-combine-max-scan-instrs=3
; No more instructions than the knob says are looked at between an access and the use of its lanes.
define float @near(ptr %p) {
  %v = load <4 x float>, ptr %p, align 16
  %x = fadd float 1.0, 2.0
  %a = extractelement <4 x float> %v, i32 1
  %s = fadd float %a, %x
  ret float %s
}
define float @far(ptr %p) {
  %v = load <4 x float>, ptr %p, align 16
  %x = fadd float 1.0, 2.0
  %y = fadd float %x, 2.0
  %z = fadd float %y, 2.0
  %a = extractelement <4 x float> %v, i32 1
  %s = fadd float %a, %z
  ret float %s
}
; EXPECT
; define float @near(ptr %p) {
;   %x = fadd float 1.000000e+00, 2.000000e+00
;   %1 = getelementptr inbounds <4 x float>, ptr %p, i32 0, i32 1
;   %2 = load float, ptr %1, align 4
;   %s = fadd float %2, %x
;   ret float %s
; }
;
; define float @far(ptr %p) {
;   %v = load <4 x float>, ptr %p, align 16
;   %x = fadd float 1.000000e+00, 2.000000e+00
;   %y = fadd float %x, 2.000000e+00
;   %z = fadd float %y, 2.000000e+00
;   %a = extractelement <4 x float> %v, i32 1
;   %s = fadd float %a, %z
;   ret float %s
; }
