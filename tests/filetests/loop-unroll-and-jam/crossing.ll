; RUN: opt -passes=loop-unroll-and-jam -allow-unroll-and-jam -unroll-and-jam-count=2
; What is read was written in iteration (i - 1, j + 1): jammed, it would be read before that, so the nest stays. What was written in iteration
; (i - 1, j - 1) is there in time.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @diagonal(ptr addrspace(1) noalias %a, i64 %m) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 1, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %up = add nsw i64 %i, -1
  %right = add nuw nsw i64 %j, 1
  %pr = getelementptr inbounds [64 x i64], ptr addrspace(1) %a, i64 %up, i64 %right
  %value = load i64, ptr addrspace(1) %pr
  %pw = getelementptr inbounds [64 x i64], ptr addrspace(1) %a, i64 %i, i64 %j
  store i64 %value, ptr addrspace(1) %pw
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, 60
  br i1 %j.done, label %latch, label %inner
latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 11
  br i1 %i.done, label %exit, label %outer
exit:
  ret void
}

define ptx_kernel void @forward(ptr addrspace(1) noalias %a, i64 %m) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 1, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 1, %outer ], [ %j.next, %inner ]
  %up = add nsw i64 %i, -1
  %left = add nsw i64 %j, -1
  %pr = getelementptr inbounds [64 x i64], ptr addrspace(1) %a, i64 %up, i64 %left
  %value = load i64, ptr addrspace(1) %pr
  %pw = getelementptr inbounds [64 x i64], ptr addrspace(1) %a, i64 %i, i64 %j
  store i64 %value, ptr addrspace(1) %pw
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, 60
  br i1 %j.done, label %latch, label %inner
latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 11
  br i1 %i.done, label %exit, label %outer
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @diagonal(ptr addrspace(1) noalias %a, i64 %m) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i64 [ 1, %entry ], [ %i.next, %latch ]
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
;   %up = add nsw i64 %i, -1
;   %right = add nuw nsw i64 %j, 1
;   %pr = getelementptr inbounds [64 x i64], ptr addrspace(1) %a, i64 %up, i64 %right
;   %value = load i64, ptr addrspace(1) %pr, align 8
;   %pw = getelementptr inbounds [64 x i64], ptr addrspace(1) %a, i64 %i, i64 %j
;   store i64 %value, ptr addrspace(1) %pw, align 8
;   %j.next = add nuw nsw i64 %j, 1
;   %j.done = icmp eq i64 %j.next, 60
;   br i1 %j.done, label %latch, label %inner
;
; latch:                                            ; preds = %inner
;   %i.next = add nuw nsw i64 %i, 1
;   %i.done = icmp eq i64 %i.next, 11
;   br i1 %i.done, label %exit, label %outer
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; define ptx_kernel void @forward(ptr addrspace(1) noalias %a, i64 %m) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i64 [ 1, %entry ], [ %i.next.1, %latch ]
;   %i.next = add nuw nsw i64 %i, 1
;   %i.next.1 = add nuw nsw i64 %i, 2
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %j = phi i64 [ 1, %outer ], [ %j.next, %inner ]
;   %j.1 = phi i64 [ 1, %outer ], [ %j.next.1, %inner ]
;   %up = add nsw i64 %i, -1
;   %left = add nsw i64 %j, -1
;   %pr = getelementptr inbounds [64 x i64], ptr addrspace(1) %a, i64 %up, i64 %left
;   %value = load i64, ptr addrspace(1) %pr, align 8
;   %pw = getelementptr inbounds [64 x i64], ptr addrspace(1) %a, i64 %i, i64 %j
;   store i64 %value, ptr addrspace(1) %pw, align 8
;   %j.next = add nuw nsw i64 %j, 1
;   %left.1 = add nsw i64 %j.1, -1
;   %pr.1 = getelementptr inbounds [64 x i64], ptr addrspace(1) %a, i64 %i, i64 %left.1
;   %value.1 = load i64, ptr addrspace(1) %pr.1, align 8
;   %pw.1 = getelementptr inbounds [64 x i64], ptr addrspace(1) %a, i64 %i.next, i64 %j.1
;   store i64 %value.1, ptr addrspace(1) %pw.1, align 8
;   %j.next.1 = add nuw nsw i64 %j.1, 1
;   %j.done.1 = icmp eq i64 %j.next.1, 60
;   br i1 %j.done.1, label %latch, label %inner
;
; latch:                                            ; preds = %inner
;   %i.done.1 = icmp eq i64 %i.next.1, 11
;   br i1 %i.done.1, label %exit, label %outer, !llvm.loop !0
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.unroll.disable"}
