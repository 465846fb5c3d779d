; RUN: opt -passes='loop-interchange<always>'
; What a later row and an earlier column need would be there too late: the loops stay.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, float %k) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %inext, %olatch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %jnext, %inner ]
  %p = getelementptr inbounds [64 x float], ptr addrspace(1) %a, i64 %j, i64 %i
  %x = load float, ptr addrspace(1) %p
  %j1 = add nuw nsw i64 %j, 1
  %i1 = add nsw i64 %i, -1
  %q = getelementptr inbounds [64 x float], ptr addrspace(1) %a, i64 %j1, i64 %i1
  store float %x, ptr addrspace(1) %q
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
;   %p = getelementptr inbounds [64 x float], ptr addrspace(1) %a, i64 %j, i64 %i
;   %x = load float, ptr addrspace(1) %p, align 4
;   %j1 = add nuw nsw i64 %j, 1
;   %i1 = add nsw i64 %i, -1
;   %q = getelementptr inbounds [64 x float], ptr addrspace(1) %a, i64 %j1, i64 %i1
;   store float %x, ptr addrspace(1) %q, align 4
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
