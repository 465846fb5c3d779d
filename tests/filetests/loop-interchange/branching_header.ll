; RUN: opt -passes=loop-interchange
; The header of the inner loop has nothing but phis and a branch that may go two ways: the branch becomes part of the body.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, float %k, i1 %c) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %inext, %olatch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %jnext, %ilatch ]
  br i1 %c, label %body, label %ilatch
body:
  %p = getelementptr inbounds [64 x float], ptr addrspace(1) %a, i64 %j, i64 %i
  %x = load float, ptr addrspace(1) %p
  %y = fadd float %x, %k
  store float %y, ptr addrspace(1) %p
  br label %ilatch
ilatch:
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
; define ptx_kernel void @f(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, float %k, i1 %c) {
; entry:
;   br label %inner.preheader
;
; outer.preheader:                                  ; preds = %inner
;   br label %outer
;
; outer:                                            ; preds = %olatch, %outer.preheader
;   %i = phi i64 [ %inext, %olatch ], [ 0, %outer.preheader ]
;   br label %inner.split
;
; inner.preheader:                                  ; preds = %entry
;   br label %inner
;
; inner:                                            ; preds = %ilatch.split, %inner.preheader
;   %j = phi i64 [ %0, %ilatch.split ], [ 0, %inner.preheader ]
;   br label %outer.preheader
;
; inner.split:                                      ; preds = %outer
;   br i1 %c, label %body, label %ilatch
;
; body:                                             ; preds = %inner.split
;   %p = getelementptr inbounds [64 x float], ptr addrspace(1) %a, i64 %j, i64 %i
;   %x = load float, ptr addrspace(1) %p, align 4
;   %y = fadd float %x, %k
;   store float %y, ptr addrspace(1) %p, align 4
;   br label %ilatch
;
; ilatch:                                           ; preds = %body, %inner.split
;   %jnext = add nuw nsw i64 %j, 1
;   %jdone = icmp eq i64 %jnext, 64
;   br label %olatch
;
; ilatch.split:                                     ; preds = %olatch
;   %0 = add nuw nsw i64 %j, 1
;   %1 = icmp eq i64 %0, 64
;   br i1 %1, label %exit, label %inner
;
; olatch:                                           ; preds = %ilatch
;   %inext = add nuw nsw i64 %i, 1
;   %idone = icmp eq i64 %inext, 64
;   br i1 %idone, label %ilatch.split, label %outer
;
; exit:                                             ; preds = %ilatch.split
;   ret void
; }
