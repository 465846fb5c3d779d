; RUN: opt -pass-remarks=loop-unroll-and-jam -passes=loop-unroll-and-jam -allow-unroll-and-jam -unroll-and-jam-count=2
; The factor divides the trip count: no nest stays for the rest.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @rows(ptr addrspace(1) noalias %sums, ptr addrspace(1) noalias %x, i64 %n, i64 %m) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %sum = phi i64 [ %i, %outer ], [ %add, %inner ]
  %px = getelementptr inbounds i64, ptr addrspace(1) %x, i64 %j
  %value = load i64, ptr addrspace(1) %px
  %add = add i64 %sum, %value
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, %m
  br i1 %j.done, label %latch, label %inner
latch:
  %ps = getelementptr inbounds i64, ptr addrspace(1) %sums, i64 %i
  store i64 %add, ptr addrspace(1) %ps
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 10
  br i1 %i.done, label %exit, label %outer
exit:
  ret void
}
; EXPECT
; remark: <unknown>:0:0: unroll and jammed loop by a factor of 2 with 10 trips per branch
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @rows(ptr addrspace(1) noalias %sums, ptr addrspace(1) noalias %x, i64 %n, i64 %m) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i64 [ 0, %entry ], [ %i.next.1, %latch ]
;   %i.next = add nuw nsw i64 %i, 1
;   %i.next.1 = add nuw nsw i64 %i, 2
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
;   %sum = phi i64 [ %i, %outer ], [ %add, %inner ]
;   %j.1 = phi i64 [ 0, %outer ], [ %j.next.1, %inner ]
;   %sum.1 = phi i64 [ %i.next, %outer ], [ %add.1, %inner ]
;   %px = getelementptr inbounds i64, ptr addrspace(1) %x, i64 %j
;   %value = load i64, ptr addrspace(1) %px, align 8
;   %add = add i64 %sum, %value
;   %j.next = add nuw nsw i64 %j, 1
;   %px.1 = getelementptr inbounds i64, ptr addrspace(1) %x, i64 %j.1
;   %value.1 = load i64, ptr addrspace(1) %px.1, align 8
;   %add.1 = add i64 %sum.1, %value.1
;   %j.next.1 = add nuw nsw i64 %j.1, 1
;   %j.done.1 = icmp eq i64 %j.next.1, %m
;   br i1 %j.done.1, label %latch, label %inner
;
; latch:                                            ; preds = %inner
;   %add.lcssa = phi i64 [ %add, %inner ]
;   %add.lcssa.1 = phi i64 [ %add.1, %inner ]
;   %ps = getelementptr inbounds i64, ptr addrspace(1) %sums, i64 %i
;   store i64 %add.lcssa, ptr addrspace(1) %ps, align 8
;   %ps.1 = getelementptr inbounds i64, ptr addrspace(1) %sums, i64 %i.next
;   store i64 %add.lcssa.1, ptr addrspace(1) %ps.1, align 8
;   %i.done.1 = icmp eq i64 %i.next.1, 10
;   br i1 %i.done.1, label %exit, label %outer, !llvm.loop !0
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.unroll.disable"}
