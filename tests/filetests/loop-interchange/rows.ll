; RUN: opt -passes=loop-interchange -pass-remarks-missed=loop-interchange
; A thread that walks along rows does so already: the loops stay.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, float %k) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %inext, %olatch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %jnext, %inner ]
  %p = getelementptr inbounds [64 x float], ptr addrspace(1) %a, i64 %i, i64 %j
  %x = load float, ptr addrspace(1) %p
  %y = fadd float %x, %k
  store float %y, ptr addrspace(1) %p
  %jnext = add nuw nsw i64 %j, 1
  %jdone = icmp eq i64 %jnext, 64
  br i1 %jdone, label %olatch, label %inner
olatch:
  %inext = add nuw nsw i64 %i, 1
  %idone = icmp eq i64 %inext, 64
  br i1 %idone, label %exit, label %outer
exit:
  ret void
}
; EXPECT
; remark: <unknown>:0:0: Interchanging loops is not considered to improve cache locality nor vectorization.
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @f(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, float %k) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %olatch, %entry
;   %i = phi i64 [ 0, %entry ], [ %inext, %olatch ]
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %j = phi i64 [ 0, %outer ], [ %jnext, %inner ]
;   %p = getelementptr inbounds [64 x float], ptr addrspace(1) %a, i64 %i, i64 %j
;   %x = load float, ptr addrspace(1) %p, align 4
;   %y = fadd float %x, %k
;   store float %y, ptr addrspace(1) %p, align 4
;   %jnext = add nuw nsw i64 %j, 1
;   %jdone = icmp eq i64 %jnext, 64
;   br i1 %jdone, label %olatch, label %inner
;
; olatch:                                           ; preds = %inner
;   %inext = add nuw nsw i64 %i, 1
;   %idone = icmp eq i64 %inext, 64
;   br i1 %idone, label %exit, label %outer
;
; exit:                                             ; preds = %olatch
;   ret void
; }
