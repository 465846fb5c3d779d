; RUN: opt -passes='loop(loop-reduce)'
; Barriers and votes stay where they are; only addresses change.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
define void @f(ptr addrspace(1) %p, i64 %stride, i64 %n, i1 %t) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %x = mul i64 %i, %stride
  %a = getelementptr float, ptr addrspace(1) %p, i64 %x
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t, label %then, label %latch
then:
  %v = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %t)
  store i32 %v, ptr addrspace(1) %a
  br label %latch
latch:
  %next = add i64 %i, 1
  %c = icmp eq i64 %next, %n
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #1
;
; define void @f(ptr addrspace(1) %p, i64 %stride, i64 %n, i1 %t) {
; entry:
;   %0 = shl i64 %stride, 2
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %lsr.iv1 = phi ptr addrspace(1) [ %lsr.iv1.next, %latch ], [ %p, %entry ]
;   %lsr.iv = phi i64 [ %lsr.iv.next, %latch ], [ %n, %entry ]
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   br i1 %t, label %then, label %latch
;
; then:                                             ; preds = %loop
;   %v = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %t)
;   store i32 %v, ptr addrspace(1) %lsr.iv1, align 4
;   br label %latch
;
; latch:                                            ; preds = %then, %loop
;   %lsr.iv.next = add i64 %lsr.iv, -1
;   %lsr.iv1.next = getelementptr i8, ptr addrspace(1) %lsr.iv1, i64 %0
;   %c = icmp eq i64 %lsr.iv.next, 0
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; attributes #0 = { convergent nocallback nounwind }
; attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
