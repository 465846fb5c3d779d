; RUN: opt -passes=loop-distribute -enable-loop-distribute
; Three statements, of which the second is the recurrence, become three loops in their order.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %c, ptr addrspace(1) noalias %d, ptr addrspace(1) noalias %e) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %pd = getelementptr inbounds float, ptr addrspace(1) %d, i64 %i
  %u = load float, ptr addrspace(1) %pd
  %v = fadd float %u, 1.0
  %pc = getelementptr inbounds float, ptr addrspace(1) %c, i64 %i
  store float %v, ptr addrspace(1) %pc
  %pa = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %x = load float, ptr addrspace(1) %pa
  %y = fmul float %x, 2.0
  %i1 = add nuw nsw i64 %i, 1
  %pa1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i1
  store float %y, ptr addrspace(1) %pa1
  %pe = getelementptr inbounds float, ptr addrspace(1) %e, i64 %i
  store float 3.0, ptr addrspace(1) %pe
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
; define ptx_kernel void @f(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %c, ptr addrspace(1) noalias %d, ptr addrspace(1) noalias %e) {
; entry:
;   br label %entry.split.ldist1
;
; entry.split.ldist1:                               ; preds = %entry
;   br label %body.ldist1
;
; body.ldist1:                                      ; preds = %body.ldist1, %entry.split.ldist1
;   %i.ldist1 = phi i64 [ 0, %entry.split.ldist1 ], [ %next.ldist1, %body.ldist1 ]
;   %pd.ldist1 = getelementptr inbounds float, ptr addrspace(1) %d, i64 %i.ldist1
;   %u.ldist1 = load float, ptr addrspace(1) %pd.ldist1, align 4
;   %v.ldist1 = fadd float %u.ldist1, 1.000000e+00
;   %pc.ldist1 = getelementptr inbounds float, ptr addrspace(1) %c, i64 %i.ldist1
;   store float %v.ldist1, ptr addrspace(1) %pc.ldist1, align 4
;   %next.ldist1 = add nuw nsw i64 %i.ldist1, 1
;   %done.ldist1 = icmp eq i64 %next.ldist1, 100
;   br i1 %done.ldist1, label %entry.split.ldist2, label %body.ldist1
;
; entry.split.ldist2:                               ; preds = %body.ldist1
;   br label %body.ldist2
;
; body.ldist2:                                      ; preds = %body.ldist2, %entry.split.ldist2
;   %i.ldist2 = phi i64 [ 0, %entry.split.ldist2 ], [ %next.ldist2, %body.ldist2 ]
;   %pa.ldist2 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i.ldist2
;   %x.ldist2 = load float, ptr addrspace(1) %pa.ldist2, align 4
;   %y.ldist2 = fmul float %x.ldist2, 2.000000e+00
;   %i1.ldist2 = add nuw nsw i64 %i.ldist2, 1
;   %pa1.ldist2 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i1.ldist2
;   store float %y.ldist2, ptr addrspace(1) %pa1.ldist2, align 4
;   %next.ldist2 = add nuw nsw i64 %i.ldist2, 1
;   %done.ldist2 = icmp eq i64 %next.ldist2, 100
;   br i1 %done.ldist2, label %entry.split, label %body.ldist2
;
; entry.split:                                      ; preds = %body.ldist2
;   br label %body
;
; body:                                             ; preds = %body, %entry.split
;   %i = phi i64 [ 0, %entry.split ], [ %next, %body ]
;   %pe = getelementptr inbounds float, ptr addrspace(1) %e, i64 %i
;   store float 3.000000e+00, ptr addrspace(1) %pe, align 4
;   %next = add nuw nsw i64 %i, 1
;   %done = icmp eq i64 %next, 100
;   br i1 %done, label %exit, label %body
;
; exit:                                             ; preds = %body
;   ret void
; }
