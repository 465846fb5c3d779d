; RUN: opt -passes='scev-cgp' -scev-cgp-control=1
; One address is rewritten, the second is not.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %a, i64 %i) {
  %p = getelementptr [4 x float], ptr addrspace(1) %a, i64 %i
  %v = load float, ptr addrspace(1) %p
  %j = add i64 %i, 1
  %q = getelementptr [4 x float], ptr addrspace(1) %a, i64 %j
  store float %v, ptr addrspace(1) %q
  %k = add i64 %i, 2
  %r = getelementptr [4 x float], ptr addrspace(1) %a, i64 %k
  store float %v, ptr addrspace(1) %r
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @k(ptr addrspace(1) %a, i64 %i) {
;   %p = getelementptr [4 x float], ptr addrspace(1) %a, i64 %i
;   %v = load float, ptr addrspace(1) %p, align 4
;   %1 = getelementptr i8, ptr addrspace(1) %p, i64 16
;   store float %v, ptr addrspace(1) %1, align 4
;   %k = add i64 %i, 2
;   %r = getelementptr [4 x float], ptr addrspace(1) %a, i64 %k
;   store float %v, ptr addrspace(1) %r, align 4
;   ret void
; }
