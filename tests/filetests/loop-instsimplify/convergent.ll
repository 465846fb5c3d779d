; RUN: opt -passes='loop(loop-instsimplify)'
; A vote with a known operand stays, and so does a barrier: nothing about threads is folded here.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
define void @f(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t = icmp eq i32 %i, %i
  %b = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %t)
  store volatile i32 %b, ptr %p
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
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
; define void @f(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %b = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 true)
;   store volatile i32 %b, ptr %p, align 4
;   %next = add i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; attributes #0 = { convergent nocallback nounwind }
; attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
