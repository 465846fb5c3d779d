; RUN: opt -passes='nvvm-peephole-optimizer'
; In a function that flushes subnormal numbers of single precision, arithmetic and comparisons of double precision stay.
target triple = "nvptx64-nvidia-cuda"

define float @f(float %x, float %y, ptr %p) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %a = fpext float %x to double
  %b = fpext float %y to double
  %s = fmul double %a, %b
  %t = fptrunc double %s to float
  %c = fcmp olt double %a, %b
  store i1 %c, ptr %p
  ret float %t
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define float @f(float %x, float %y, ptr %p) #0 {
;   %a = fpext float %x to double
;   %b = fpext float %y to double
;   %s = fmul double %a, %b
;   %t = fptrunc double %s to float
;   %c = fcmp olt double %a, %b
;   store i1 %c, ptr %p, align 1
;   ret float %t
; }
;
; attributes #0 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
