; RUN: opt -passes='loop-mssa(licm)'
; A load stays behind a barrier where another thread may have written, and leaves where nobody else knows the object; convergent calls never move, nor do loads past a fence or an atomic that acquires.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)

define void @shared(ptr addrspace(3) %tile, ptr addrspace(1) noalias %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr addrspace(3) %tile, align 4
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %v, ptr addrspace(1) %at, align 4
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @own(ptr addrspace(1) %out, i32 %n) {
entry:
  %slot = alloca i32, align 4
  store i32 %n, ptr %slot, align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr %slot, align 4
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store volatile i32 %v, ptr addrspace(1) %at, align 4
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define i32 @vote(i1 %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %add, %loop ]
  %ballot = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %p)
  %add = add i32 %sum, %ballot
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %add
}

define void @fenced(ptr addrspace(1) %flag, ptr addrspace(1) %data, i32 %n) {
entry:
  br label %loop
loop:
  %f = load atomic i32, ptr addrspace(1) %flag acquire, align 4
  %v = load i32, ptr addrspace(1) %data, align 4
  %c = icmp slt i32 %f, %v
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
; define void @shared(ptr addrspace(3) %tile, ptr addrspace(1) noalias %out, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %v = load i32, ptr addrspace(3) %tile, align 4
;   %at = getelementptr i32, ptr addrspace(1) %out, i32 %i
;   store i32 %v, ptr addrspace(1) %at, align 4
;   %next = add i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @own(ptr addrspace(1) %out, i32 %n) {
; entry:
;   %slot = alloca i32, align 4
;   store i32 %n, ptr %slot, align 4
;   %v = load i32, ptr %slot, align 4
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %at = getelementptr i32, ptr addrspace(1) %out, i32 %i
;   store volatile i32 %v, ptr addrspace(1) %at, align 4
;   %next = add i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define i32 @vote(i1 %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %sum = phi i32 [ 0, %entry ], [ %add, %loop ]
;   %ballot = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %p)
;   %add = add i32 %sum, %ballot
;   %next = add i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   %add.lcssa = phi i32 [ %add, %loop ]
;   ret i32 %add.lcssa
; }
;
; define void @fenced(ptr addrspace(1) %flag, ptr addrspace(1) %data, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %f = load atomic i32, ptr addrspace(1) %flag acquire, align 4
;   %v = load i32, ptr addrspace(1) %data, align 4
;   %c = icmp slt i32 %f, %v
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; attributes #0 = { convergent nocallback nounwind }
; attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
