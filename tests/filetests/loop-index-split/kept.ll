; RUN: opt -passes='loop-index-split'
; A counter that may wrap, a bound that the loop changes, a barrier in the loop, and an arm that a predicate does for: the loops stay.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

define ptx_kernel void @wraps(i8 %n, i8 %x, i8 %s, ptr addrspace(1) %p) {
entry:
  br label %head
head:
  %i = phi i8 [ %s, %entry ], [ %next, %latch ]
  %c = icmp slt i8 %i, %x
  br i1 %c, label %low, label %latch
low:
  store volatile i32 1, ptr addrspace(1) %p
  br label %latch
latch:
  %next = add i8 %i, 1
  %d = icmp ne i8 %next, %n
  br i1 %d, label %head, label %exit
exit:
  ret void
}

define ptx_kernel void @changes(i32 %n, ptr addrspace(1) %p) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %x = load i32, ptr addrspace(1) %p
  %c = icmp slt i32 %i, %x
  br i1 %c, label %low, label %latch
low:
  store i32 1, ptr addrspace(1) %p
  br label %latch
latch:
  %next = add nsw i32 %i, 1
  %d = icmp slt i32 %next, %n
  br i1 %d, label %head, label %exit
exit:
  ret void
}

define ptx_kernel void @waits(i32 %n, i32 %x, ptr addrspace(1) %p) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %c = icmp slt i32 %i, %x
  br i1 %c, label %low, label %latch
low:
  store i32 1, ptr addrspace(1) %p
  br label %latch
latch:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next = add nsw i32 %i, 1
  %d = icmp slt i32 %next, %n
  br i1 %d, label %head, label %exit
exit:
  ret void
}

define ptx_kernel void @little(i32 %n, i32 %x, ptr addrspace(1) %p) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %sum = phi i32 [ 0, %entry ], [ %more, %latch ]
  %c = icmp slt i32 %i, %x
  br i1 %c, label %low, label %latch
low:
  %two = shl i32 %sum, 1
  br label %latch
latch:
  %more = phi i32 [ %sum, %head ], [ %two, %low ]
  %next = add nsw i32 %i, 1
  %d = icmp slt i32 %next, %n
  br i1 %d, label %head, label %exit
exit:
  store i32 %sum, ptr addrspace(1) %p
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; define ptx_kernel void @wraps(i8 %n, i8 %x, i8 %s, ptr addrspace(1) %p) {
; entry:
;   br label %head
;
; head:                                             ; preds = %latch, %entry
;   %i = phi i8 [ %s, %entry ], [ %next, %latch ]
;   %c = icmp slt i8 %i, %x
;   br i1 %c, label %low, label %latch
;
; low:                                              ; preds = %head
;   store volatile i32 1, ptr addrspace(1) %p, align 4
;   br label %latch
;
; latch:                                            ; preds = %low, %head
;   %next = add i8 %i, 1
;   %d = icmp ne i8 %next, %n
;   br i1 %d, label %head, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; define ptx_kernel void @changes(i32 %n, ptr addrspace(1) %p) {
; entry:
;   br label %head
;
; head:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   %x = load i32, ptr addrspace(1) %p, align 4
;   %c = icmp slt i32 %i, %x
;   br i1 %c, label %low, label %latch
;
; low:                                              ; preds = %head
;   store i32 1, ptr addrspace(1) %p, align 4
;   br label %latch
;
; latch:                                            ; preds = %low, %head
;   %next = add nsw i32 %i, 1
;   %d = icmp slt i32 %next, %n
;   br i1 %d, label %head, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; define ptx_kernel void @waits(i32 %n, i32 %x, ptr addrspace(1) %p) {
; entry:
;   br label %head
;
; head:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   %c = icmp slt i32 %i, %x
;   br i1 %c, label %low, label %latch
;
; low:                                              ; preds = %head
;   store i32 1, ptr addrspace(1) %p, align 4
;   br label %latch
;
; latch:                                            ; preds = %low, %head
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %next = add nsw i32 %i, 1
;   %d = icmp slt i32 %next, %n
;   br i1 %d, label %head, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; define ptx_kernel void @little(i32 %n, i32 %x, ptr addrspace(1) %p) {
; entry:
;   br label %head
;
; head:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   %sum = phi i32 [ 0, %entry ], [ %more, %latch ]
;   %c = icmp slt i32 %i, %x
;   br i1 %c, label %low, label %latch
;
; low:                                              ; preds = %head
;   %two = shl i32 %sum, 1
;   br label %latch
;
; latch:                                            ; preds = %low, %head
;   %more = phi i32 [ %sum, %head ], [ %two, %low ]
;   %next = add nsw i32 %i, 1
;   %d = icmp slt i32 %next, %n
;   br i1 %d, label %head, label %exit
;
; exit:                                             ; preds = %latch
;   store i32 %sum, ptr addrspace(1) %p, align 4
;   ret void
; }
;
; attributes #0 = { convergent nocallback nounwind }
