; RUN: opt -passes='loop(loop-idiom)' -loop-idiom-device-memory
; No fill: a gap between the stores, two bytes that differ, a value that changes, memory that the loop reads, a store under a condition, a barrier, a volatile store, a wider step.
target triple = "nvptx64-nvidia-cuda"
define void @gap(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr inbounds { i32, i32, i32 }, ptr %p, i32 %i, i32 0
  store i32 0, ptr %a, align 4
  %b = getelementptr inbounds { i32, i32, i32 }, ptr %p, i32 %i, i32 2
  store i32 0, ptr %b, align 4
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @bytes_differ(ptr %p, i32 %n, i32 %v) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr inbounds i32, ptr %p, i32 %i
  store i32 1, ptr %a, align 4
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @changes(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %v = trunc i32 %i to i8
  %a = getelementptr inbounds i8, ptr %p, i32 %i
  store i8 %v, ptr %a, align 1
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define i8 @read(ptr %p, ptr %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr inbounds i8, ptr %p, i32 %i
  %v = load i8, ptr %q, align 1
  store i8 0, ptr %a, align 1
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = phi i8 [ %v, %loop ]
  ret i8 %r
}
define void @condition(ptr %p, i32 %n, i1 %d) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br i1 %d, label %then, label %latch
then:
  %a = getelementptr inbounds i8, ptr %p, i32 %i
  store i8 0, ptr %a, align 1
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @barrier(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.nvvm.barrier0()
  %a = getelementptr inbounds i8, ptr %p, i32 %i
  store i8 0, ptr %a, align 1
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @volatile(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr inbounds i8, ptr %p, i32 %i
  store volatile i8 0, ptr %a, align 1
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
declare void @llvm.nvvm.barrier0()
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @gap(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %a = getelementptr inbounds { i32, i32, i32 }, ptr %p, i32 %i, i32 0
;   store i32 0, ptr %a, align 4
;   %b = getelementptr inbounds { i32, i32, i32 }, ptr %p, i32 %i, i32 2
;   store i32 0, ptr %b, align 4
;   %next = add nuw nsw i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @bytes_differ(ptr %p, i32 %n, i32 %v) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %a = getelementptr inbounds i32, ptr %p, i32 %i
;   store i32 1, ptr %a, align 4
;   %next = add nuw nsw i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @changes(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %v = trunc i32 %i to i8
;   %a = getelementptr inbounds i8, ptr %p, i32 %i
;   store i8 %v, ptr %a, align 1
;   %next = add nuw nsw i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define i8 @read(ptr %p, ptr %q, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %a = getelementptr inbounds i8, ptr %p, i32 %i
;   %v = load i8, ptr %q, align 1
;   store i8 0, ptr %a, align 1
;   %next = add nuw nsw i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   %r = phi i8 [ %v, %loop ]
;   ret i8 %r
; }
;
; define void @condition(ptr %p, i32 %n, i1 %d) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   br i1 %d, label %then, label %latch
;
; then:                                             ; preds = %loop
;   %a = getelementptr inbounds i8, ptr %p, i32 %i
;   store i8 0, ptr %a, align 1
;   br label %latch
;
; latch:                                            ; preds = %then, %loop
;   %next = add nuw nsw i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; define void @barrier(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %a = getelementptr inbounds i8, ptr %p, i32 %i
;   store i8 0, ptr %a, align 1
;   %next = add nuw nsw i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @volatile(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %a = getelementptr inbounds i8, ptr %p, i32 %i
;   store volatile i8 0, ptr %a, align 1
;   %next = add nuw nsw i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; attributes #0 = { convergent nocallback nounwind }
