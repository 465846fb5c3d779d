; RUN: opt -passes=loop-unroll-and-jam -allow-unroll-and-jam -unroll-and-jam-count=2
; Threads meet in the inner loop as often and in the order as before: the nest stays.
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
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %add = add i64 %sum, %value
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, %m
  br i1 %j.done, label %latch, label %inner
latch:
  %ps = getelementptr inbounds i64, ptr addrspace(1) %sums, i64 %i
  store i64 %add, ptr addrspace(1) %ps
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, %n
  br i1 %i.done, label %exit, label %outer
exit:
  ret void
}
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @rows(ptr addrspace(1) noalias %sums, ptr addrspace(1) noalias %x, i64 %n, i64 %m) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
;   %sum = phi i64 [ %i, %outer ], [ %add, %inner ]
;   %px = getelementptr inbounds i64, ptr addrspace(1) %x, i64 %j
;   %value = load i64, ptr addrspace(1) %px, align 8
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %add = add i64 %sum, %value
;   %j.next = add nuw nsw i64 %j, 1
;   %j.done = icmp eq i64 %j.next, %m
;   br i1 %j.done, label %latch, label %inner
;
; latch:                                            ; preds = %inner
;   %add.lcssa = phi i64 [ %add, %inner ]
;   %ps = getelementptr inbounds i64, ptr addrspace(1) %sums, i64 %i
;   store i64 %add.lcssa, ptr addrspace(1) %ps, align 8
;   %i.next = add nuw nsw i64 %i, 1
;   %i.done = icmp eq i64 %i.next, %n
;   br i1 %i.done, label %exit, label %outer
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; attributes #0 = { convergent nocallback nounwind }
