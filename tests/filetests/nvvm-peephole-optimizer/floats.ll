; RUN: opt -passes='nvvm-peephole-optimizer'
; One operation on extended numbers that is cut off again is that operation; what has two, or a constant that is no float, stays.
target triple = "nvptx64-nvidia-cuda"

define float @f(float %x, float %y, ptr %p) {
  %a = fpext float %x to double
  %b = fpext float %y to double
  %s = fmul double %a, %b
  %t = fptrunc double %s to float
  %c = fcmp olt double %a, 2.5
  store i1 %c, ptr %p
  %d = fcmp olt double %a, 0x3FB999999999999A
  store i1 %d, ptr %p
  %u = fadd double %s, %a
  %v = fptrunc double %u to float
  store float %v, ptr %p
  %m = fsub double %b, 1.5
  %n = fptrunc double %m to float
  store float %n, ptr %p
  %w = fdiv float %t, 8.0
  %z = fdiv float %w, 3.0
  ret float %z
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define float @f(float %x, float %y, ptr %p) {
;   %a = fpext float %x to double
;   %b = fpext float %y to double
;   %s = fmul double %a, %b
;   %t = fptrunc double %s to float
;   %c = fcmp olt float %x, 2.500000e+00
;   store i1 %c, ptr %p, align 1
;   %d = fcmp olt double %a, 1.000000e-01
;   store i1 %d, ptr %p, align 1
;   %u = fadd double %s, %a
;   %v = fptrunc double %u to float
;   store float %v, ptr %p, align 4
;   %n = fsub float %y, 1.500000e+00
;   store float %n, ptr %p, align 4
;   %w = fmul float %t, 1.250000e-01
;   %z = fdiv float %w, 3.000000e+00
;   ret float %z
; }
