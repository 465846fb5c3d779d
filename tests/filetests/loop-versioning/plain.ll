; RUN: opt -passes=loop-versioning -loop-version-annotate-no-alias=false
; The same without scopes.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr addrspace(1) %c, ptr addrspace(1) %d) {
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
; define ptx_kernel void @f(ptr addrspace(1) %c, ptr addrspace(1) %d) {
; body.lver.check:
;   %scevgep = getelementptr i8, ptr addrspace(1) %c, i64 400
;   %scevgep1 = getelementptr i8, ptr addrspace(1) %d, i64 400
;   %bound0 = icmp ult ptr addrspace(1) %c, %scevgep1
;   %bound1 = icmp ult ptr addrspace(1) %d, %scevgep
;   %found.conflict = and i1 %bound0, %bound1
;   br i1 %found.conflict, label %body.ph.lver.orig, label %body.ph
;
; body.ph.lver.orig:                                ; preds = %body.lver.check
;   br label %body.lver.orig
;
; body.lver.orig:                                   ; preds = %body.lver.orig, %body.ph.lver.orig
;   %i.lver.orig = phi i64 [ 0, %body.ph.lver.orig ], [ %next.lver.orig, %body.lver.orig ]
;   %pd.lver.orig = getelementptr inbounds float, ptr addrspace(1) %d, i64 %i.lver.orig
;   %u.lver.orig = load float, ptr addrspace(1) %pd.lver.orig, align 4
;   %v.lver.orig = fadd float %u.lver.orig, 1.000000e+00
;   %pc.lver.orig = getelementptr inbounds float, ptr addrspace(1) %c, i64 %i.lver.orig
;   store float %v.lver.orig, ptr addrspace(1) %pc.lver.orig, align 4
;   %next.lver.orig = add nuw nsw i64 %i.lver.orig, 1
;   %done.lver.orig = icmp eq i64 %next.lver.orig, 100
;   br i1 %done.lver.orig, label %exit.loopexit, label %body.lver.orig
;
; body.ph:                                          ; preds = %body.lver.check
;   br label %body
;
; body:                                             ; preds = %body, %body.ph
;   %i = phi i64 [ 0, %body.ph ], [ %next, %body ]
;   %pd = getelementptr inbounds float, ptr addrspace(1) %d, i64 %i
;   %u = load float, ptr addrspace(1) %pd, align 4
;   %v = fadd float %u, 1.000000e+00
;   %pc = getelementptr inbounds float, ptr addrspace(1) %c, i64 %i
;   store float %v, ptr addrspace(1) %pc, align 4
;   %next = add nuw nsw i64 %i, 1
;   %done = icmp eq i64 %next, 100
;   br i1 %done, label %exit.loopexit2, label %body
;
; exit.loopexit:                                    ; preds = %body.lver.orig
;   br label %exit
;
; exit.loopexit2:                                   ; preds = %body
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit2, %exit.loopexit
;   ret void
; }
