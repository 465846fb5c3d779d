; RUN: opt -passes=loop-distribute -enable-loop-distribute -loop-distribute-verify
; Pointers that may meet are compared first: the loop stays as it was where they do.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr addrspace(1) %a, ptr addrspace(1) %c, ptr addrspace(1) %d) {
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
; define ptx_kernel void @f(ptr addrspace(1) %a, ptr addrspace(1) %c, ptr addrspace(1) %d) {
; entry:
;   br label %body.lver.check
;
; body.lver.check:                                  ; preds = %entry
;   %scevgep = getelementptr i8, ptr addrspace(1) %a, i64 404
;   %scevgep1 = getelementptr i8, ptr addrspace(1) %c, i64 400
;   %scevgep2 = getelementptr i8, ptr addrspace(1) %d, i64 400
;   %bound0 = icmp ult ptr addrspace(1) %a, %scevgep1
;   %bound1 = icmp ult ptr addrspace(1) %c, %scevgep
;   %found.conflict = and i1 %bound0, %bound1
;   %bound03 = icmp ult ptr addrspace(1) %a, %scevgep2
;   %bound14 = icmp ult ptr addrspace(1) %d, %scevgep
;   %found.conflict5 = and i1 %bound03, %bound14
;   %conflict.rdx = or i1 %found.conflict, %found.conflict5
;   br i1 %conflict.rdx, label %body.ph.lver.orig, label %body.ph.ldist1
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
;   %pd.lver.orig = getelementptr inbounds float, ptr addrspace(1) %d, i64 %i.lver.orig
;   %u.lver.orig = load float, ptr addrspace(1) %pd.lver.orig, align 4
;   %v.lver.orig = fadd float %u.lver.orig, 1.000000e+00
;   %pc.lver.orig = getelementptr inbounds float, ptr addrspace(1) %c, i64 %i.lver.orig
;   store float %v.lver.orig, ptr addrspace(1) %pc.lver.orig, align 4
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
;   %x.ldist1 = load float, ptr addrspace(1) %pa.ldist1, align 4, !alias.scope !0, !noalias !3
;   %y.ldist1 = fmul float %x.ldist1, 2.000000e+00
;   %i1.ldist1 = add nuw nsw i64 %i.ldist1, 1
;   %pa1.ldist1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i1.ldist1
;   store float %y.ldist1, ptr addrspace(1) %pa1.ldist1, align 4, !alias.scope !0, !noalias !3
;   %next.ldist1 = add nuw nsw i64 %i.ldist1, 1
;   %done.ldist1 = icmp eq i64 %next.ldist1, 100
;   br i1 %done.ldist1, label %body.ph, label %body.ldist1
;
; body.ph:                                          ; preds = %body.ldist1
;   br label %body
;
; body:                                             ; preds = %body, %body.ph
;   %i = phi i64 [ 0, %body.ph ], [ %next, %body ]
;   %pd = getelementptr inbounds float, ptr addrspace(1) %d, i64 %i
;   %u = load float, ptr addrspace(1) %pd, align 4, !alias.scope !6
;   %v = fadd float %u, 1.000000e+00
;   %pc = getelementptr inbounds float, ptr addrspace(1) %c, i64 %i
;   store float %v, ptr addrspace(1) %pc, align 4, !alias.scope !7
;   %next = add nuw nsw i64 %i, 1
;   %done = icmp eq i64 %next, 100
;   br i1 %done, label %exit.loopexit6, label %body
;
; exit.loopexit:                                    ; preds = %body.lver.orig
;   br label %exit
;
; exit.loopexit6:                                   ; preds = %body
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit6, %exit.loopexit
;   ret void
; }
;
; !0 = !{!1}
; !1 = distinct !{!1, !2}
; !2 = distinct !{!2, !"LVerDomain"}
; !3 = !{!4, !5}
; !4 = distinct !{!4, !2}
; !5 = distinct !{!5, !2}
; !6 = !{!5}
; !7 = !{!4}
