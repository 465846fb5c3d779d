; RUN: opt -passes='sroa'
; Two fields become two values.
%pair = type { i32, float }
define float @f(i32 %a, float %b) {
  %p = alloca %pair, align 4
  store i32 %a, ptr %p, align 4
  %q = getelementptr inbounds %pair, ptr %p, i32 0, i32 1
  store float %b, ptr %q, align 4
  %x = load i32, ptr %p, align 4
  %y = load float, ptr %q, align 4
  %z = sitofp i32 %x to float
  %s = fadd float %z, %y
  ret float %s
}
; EXPECT
; define float @f(i32 %a, float %b) {
;   %z = sitofp i32 %a to float
;   %s = fadd float %z, %b
;   ret float %s
; }
