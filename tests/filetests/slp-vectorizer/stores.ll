; RUN: opt -passes='slp-vectorizer'
; Two halves that are loaded, computed and stored side by side become pairs; flags that only one lane has go.
target triple = "nvptx64-nvidia-cuda"
define void @pair(ptr addrspace(1) noalias align 4 %p, ptr addrspace(1) noalias align 4 %q, half %x) {
  %p1 = getelementptr half, ptr addrspace(1) %p, i64 1
  %q1 = getelementptr half, ptr addrspace(1) %q, i64 1
  %a = load half, ptr addrspace(1) %p
  %c = fmul fast half %a, %x
  %e = fadd half %c, 1.0
  store half %e, ptr addrspace(1) %q
  %b = load half, ptr addrspace(1) %p1
  %d = fmul contract half %x, %b
  %f = fadd half %d, 2.0
  store half %f, ptr addrspace(1) %q1
  ret void
}
; Single precision has no pairs.
define void @singles(ptr addrspace(1) noalias align 8 %p, ptr addrspace(1) noalias align 8 %q) {
  %p1 = getelementptr float, ptr addrspace(1) %p, i64 1
  %q1 = getelementptr float, ptr addrspace(1) %q, i64 1
  %a = load float, ptr addrspace(1) %p
  %b = load float, ptr addrspace(1) %p1
  %c = fadd float %a, 1.0
  %d = fadd float %b, 1.0
  store float %c, ptr addrspace(1) %q
  store float %d, ptr addrspace(1) %q1
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @pair(ptr addrspace(1) noalias align 4 %p, ptr addrspace(1) noalias align 4 %q, half %x) {
;   %1 = load <2 x half>, ptr addrspace(1) %p, align 4
;   %2 = insertelement <2 x half> poison, half %x, i32 0
;   %3 = shufflevector <2 x half> %2, <2 x half> poison, <2 x i32> zeroinitializer
;   %4 = fmul contract <2 x half> %1, %3
;   %5 = fadd <2 x half> %4, <half 0xH3C00, half 0xH4000>
;   store <2 x half> %5, ptr addrspace(1) %q, align 4
;   ret void
; }
;
; define void @singles(ptr addrspace(1) noalias align 8 %p, ptr addrspace(1) noalias align 8 %q) {
;   %p1 = getelementptr float, ptr addrspace(1) %p, i64 1
;   %q1 = getelementptr float, ptr addrspace(1) %q, i64 1
;   %a = load float, ptr addrspace(1) %p, align 4
;   %b = load float, ptr addrspace(1) %p1, align 4
;   %c = fadd float %a, 1.000000e+00
;   %d = fadd float %b, 1.000000e+00
;   store float %c, ptr addrspace(1) %q, align 4
;   store float %d, ptr addrspace(1) %q1, align 4
;   ret void
; }
