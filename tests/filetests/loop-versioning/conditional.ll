; RUN: opt -passes=loop-versioning
; Bounds of a pointer that some iterations only use are frozen: it may be poison where it is not used.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr addrspace(1) %c, ptr addrspace(1) %d, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %pc = getelementptr inbounds float, ptr addrspace(1) %c, i64 %i
  store float 1.0, ptr addrspace(1) %pc
  %t = icmp ult i64 %i, %n
  br i1 %t, label %then, label %latch
then:
  %pd = getelementptr inbounds float, ptr addrspace(1) %d, i64 %i
  store float 2.0, ptr addrspace(1) %pd
  br label %latch
latch:
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
; define ptx_kernel void @f(ptr addrspace(1) %c, ptr addrspace(1) %d, i64 %n) {
; body.lver.check:
;   %scevgep = getelementptr i8, ptr addrspace(1) %c, i64 400
;   %scevgep1 = getelementptr i8, ptr addrspace(1) %d, i64 400
;   %d.fr = freeze ptr addrspace(1) %d
;   %scevgep1.fr = freeze ptr addrspace(1) %scevgep1
;   %bound0 = icmp ult ptr addrspace(1) %c, %scevgep1.fr
;   %bound1 = icmp ult ptr addrspace(1) %d.fr, %scevgep
;   %found.conflict = and i1 %bound0, %bound1
;   br i1 %found.conflict, label %body.ph.lver.orig, label %body.ph
;
; body.ph.lver.orig:                                ; preds = %body.lver.check
;   br label %body.lver.orig
;
; body.lver.orig:                                   ; preds = %latch.lver.orig, %body.ph.lver.orig
;   %i.lver.orig = phi i64 [ 0, %body.ph.lver.orig ], [ %next.lver.orig, %latch.lver.orig ]
;   %pc.lver.orig = getelementptr inbounds float, ptr addrspace(1) %c, i64 %i.lver.orig
;   store float 1.000000e+00, ptr addrspace(1) %pc.lver.orig, align 4
;   %t.lver.orig = icmp ult i64 %i.lver.orig, %n
;   br i1 %t.lver.orig, label %then.lver.orig, label %latch.lver.orig
;
; then.lver.orig:                                   ; preds = %body.lver.orig
;   %pd.lver.orig = getelementptr inbounds float, ptr addrspace(1) %d, i64 %i.lver.orig
;   store float 2.000000e+00, ptr addrspace(1) %pd.lver.orig, align 4
;   br label %latch.lver.orig
;
; latch.lver.orig:                                  ; preds = %then.lver.orig, %body.lver.orig
;   %next.lver.orig = add nuw nsw i64 %i.lver.orig, 1
;   %done.lver.orig = icmp eq i64 %next.lver.orig, 100
;   br i1 %done.lver.orig, label %exit.loopexit, label %body.lver.orig
;
; body.ph:                                          ; preds = %body.lver.check
;   br label %body
;
; body:                                             ; preds = %latch, %body.ph
;   %i = phi i64 [ 0, %body.ph ], [ %next, %latch ]
;   %pc = getelementptr inbounds float, ptr addrspace(1) %c, i64 %i
;   store float 1.000000e+00, ptr addrspace(1) %pc, align 4, !alias.scope !0, !noalias !3
;   %t = icmp ult i64 %i, %n
;   br i1 %t, label %then, label %latch
;
; then:                                             ; preds = %body
;   %pd = getelementptr inbounds float, ptr addrspace(1) %d, i64 %i
;   store float 2.000000e+00, ptr addrspace(1) %pd, align 4, !alias.scope !3
;   br label %latch
;
; latch:                                            ; preds = %then, %body
;   %next = add nuw nsw i64 %i, 1
;   %done = icmp eq i64 %next, 100
;   br i1 %done, label %exit.loopexit2, label %body
;
; exit.loopexit:                                    ; preds = %latch.lver.orig
;   br label %exit
;
; exit.loopexit2:                                   ; preds = %latch
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit2, %exit.loopexit
;   ret void
; }
;
; !0 = !{!1}
; !1 = distinct !{!1, !2}
; !2 = distinct !{!2, !"LVerDomain"}
; !3 = !{!4}
; !4 = distinct !{!4, !2}
