; RUN: opt -passes=loop-distribute -enable-loop-distribute
; A stride that is a value is taken to be one, which is asked before.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %c, i64 %stride) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %pa = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %x = load float, ptr addrspace(1) %pa
  %y = fmul float %x, 2.0
  %i1 = add nuw nsw i64 %i, 1
  %pa1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i1
  store float %y, ptr addrspace(1) %pa1
  %far = mul i64 %i, %stride
  %pd = getelementptr inbounds float, ptr addrspace(1) %a, i64 %far
  %u = load float, ptr addrspace(1) %pd
  %pc = getelementptr inbounds float, ptr addrspace(1) %c, i64 %i
  store float %u, ptr addrspace(1) %pc
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
; define ptx_kernel void @f(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %c, i64 %stride) {
; entry:
;   br label %body.lver.check
;
; body.lver.check:                                  ; preds = %entry
;   %ident.check = icmp ne i64 %stride, 1
;   br i1 %ident.check, label %body.ph.lver.orig, label %body.ph.ldist1
;
; body.ph.lver.orig:                                ; preds = %body.lver.check
;   br label %body.lver.orig
;
; body.lver.orig:                                   ; preds = %body.lver.orig, %body.ph.lver.orig
;   %i.lver.orig = phi i64 [ 0, %body.ph.lver.orig ], [ %next.lver.orig, %body.lver.orig ]
;   %pa.lver.orig = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i.lver.orig
;   %x.lver.orig = load float, ptr addrspace(1) %pa.lver.orig, align 4
;   %y.lver.orig = fmul float %x.lver.orig, 2.000000e+00
;   %i1.lver.orig = add nuw nsw i64 %i.lver.orig, 1
;   %pa1.lver.orig = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i1.lver.orig
;   store float %y.lver.orig, ptr addrspace(1) %pa1.lver.orig, align 4
;   %far.lver.orig = mul i64 %i.lver.orig, %stride
;   %pd.lver.orig = getelementptr inbounds float, ptr addrspace(1) %a, i64 %far.lver.orig
;   %u.lver.orig = load float, ptr addrspace(1) %pd.lver.orig, align 4
;   %pc.lver.orig = getelementptr inbounds float, ptr addrspace(1) %c, i64 %i.lver.orig
;   store float %u.lver.orig, ptr addrspace(1) %pc.lver.orig, align 4
;   %next.lver.orig = add nuw nsw i64 %i.lver.orig, 1
;   %done.lver.orig = icmp eq i64 %next.lver.orig, 100
;   br i1 %done.lver.orig, label %exit.loopexit, label %body.lver.orig
;
; body.ph.ldist1:                                   ; preds = %body.lver.check
;   br label %body.ldist1
;
; body.ldist1:                                      ; preds = %body.ldist1, %body.ph.ldist1
;   %i.ldist1 = phi i64 [ 0, %body.ph.ldist1 ], [ %next.ldist1, %body.ldist1 ]
;   %pa.ldist1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i.ldist1
;   %x.ldist1 = load float, ptr addrspace(1) %pa.ldist1, align 4
;   %y.ldist1 = fmul float %x.ldist1, 2.000000e+00
;   %i1.ldist1 = add nuw nsw i64 %i.ldist1, 1
;   %pa1.ldist1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i1.ldist1
;   store float %y.ldist1, ptr addrspace(1) %pa1.ldist1, align 4
;   %next.ldist1 = add nuw nsw i64 %i.ldist1, 1
;   %done.ldist1 = icmp eq i64 %next.ldist1, 100
;   br i1 %done.ldist1, label %body.ph, label %body.ldist1
;
; body.ph:                                          ; preds = %body.ldist1
;   br label %body
;
; body:                                             ; preds = %body, %body.ph
;   %i = phi i64 [ 0, %body.ph ], [ %next, %body ]
;   %far = mul i64 %i, %stride
;   %pd = getelementptr inbounds float, ptr addrspace(1) %a, i64 %far
;   %u = load float, ptr addrspace(1) %pd, align 4
;   %pc = getelementptr inbounds float, ptr addrspace(1) %c, i64 %i
;   store float %u, ptr addrspace(1) %pc, align 4
;   %next = add nuw nsw i64 %i, 1
;   %done = icmp eq i64 %next, 100
;   br i1 %done, label %exit.loopexit1, label %body
;
; exit.loopexit:                                    ; preds = %body.lver.orig
;   br label %exit
;
; exit.loopexit1:                                   ; preds = %body
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit1, %exit.loopexit
;   ret void
; }
