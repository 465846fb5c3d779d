; RUN: opt -passes=loop-versioning
; Nothing has to be compared: the loop stays one.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr addrspace(1) noalias %c, ptr addrspace(1) noalias %d) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %pd = getelementptr inbounds float, ptr addrspace(1) %d, i64 %i
  %u = load float, ptr addrspace(1) %pd
  %v = fadd float %u, 1.0
  %pc = getelementptr inbounds float, ptr addrspace(1) %c, i64 %i
  store float %v, ptr addrspace(1) %pc
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 100
  br i1 %done, label %exit, label %body
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @f(ptr addrspace(1) noalias %c, ptr addrspace(1) noalias %d) {
; entry:
;   br label %body
;
; body:                                             ; preds = %body, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %body ]
;   %pd = getelementptr inbounds float, ptr addrspace(1) %d, i64 %i
;   %u = load float, ptr addrspace(1) %pd, align 4
;   %v = fadd float %u, 1.000000e+00
;   %pc = getelementptr inbounds float, ptr addrspace(1) %c, i64 %i
;   store float %v, ptr addrspace(1) %pc, align 4
;   %next = add nuw nsw i64 %i, 1
;   %done = icmp eq i64 %next, 100
;   br i1 %done, label %exit, label %body
;
; exit:                                             ; preds = %body
;   ret void
; }
