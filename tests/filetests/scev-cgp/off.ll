; RUN: opt -passes='scev-cgp' -do-scev-cgp=false
; With `-do-scev-cgp=false` the pass changes nothing.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %a, i64 %i, i1 %c) {
entry:
  %p = getelementptr [4 x float], ptr addrspace(1) %a, i64 %i
  %v = load float, ptr addrspace(1) %p
  br i1 %c, label %yes, label %no
yes:
  %j = add i64 %i, 1
  %q = getelementptr [4 x float], ptr addrspace(1) %a, i64 %j
  store float %v, ptr addrspace(1) %q
  ret void
no:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @k(ptr addrspace(1) %a, i64 %i, i1 %c) {
; entry:
;   %p = getelementptr [4 x float], ptr addrspace(1) %a, i64 %i
;   %v = load float, ptr addrspace(1) %p, align 4
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %j = add i64 %i, 1
;   %q = getelementptr [4 x float], ptr addrspace(1) %a, i64 %j
;   store float %v, ptr addrspace(1) %q, align 4
;   ret void
;
; no:                                               ; preds = %entry
;   ret void
; }
