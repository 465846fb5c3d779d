; RUN: opt -passes='hoist-guarded'
; Out of a loop that waits at a barrier all leaves that does not change, wherever it stands. Of a loop without guards and barriers everything
; stays: the assembler takes it out behind its own unrolling.
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

define void @waits(ptr addrspace(3) %p, i64 %n, i64 %base) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %twice = shl i64 %base, 1
  %a = getelementptr i32, ptr addrspace(3) %p, i64 %i
  %b = getelementptr i32, ptr addrspace(3) %a, i64 %twice
  store i32 7, ptr addrspace(3) %b
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %loop, label %out

out:
  ret void
}

define void @plain(ptr addrspace(3) %p, i64 %n, i64 %base) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %twice = shl i64 %base, 1
  %a = getelementptr i32, ptr addrspace(3) %p, i64 %i
  %b = getelementptr i32, ptr addrspace(3) %a, i64 %twice
  store i32 7, ptr addrspace(3) %b
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %loop, label %out

out:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; define void @waits(ptr addrspace(3) %p, i64 %n, i64 %base) {
; entry:
;   %twice = shl i64 %base, 1
;   %0 = getelementptr i32, ptr addrspace(3) %p, i64 %twice
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %b = getelementptr i32, ptr addrspace(3) %0, i64 %i
;   store i32 7, ptr addrspace(3) %b, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %next = add i64 %i, 1
;   %c = icmp ult i64 %next, %n
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
; }
;
; define void @plain(ptr addrspace(3) %p, i64 %n, i64 %base) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %twice = shl i64 %base, 1
;   %a = getelementptr i32, ptr addrspace(3) %p, i64 %i
;   %b = getelementptr i32, ptr addrspace(3) %a, i64 %twice
;   store i32 7, ptr addrspace(3) %b, align 4
;   %next = add i64 %i, 1
;   %c = icmp ult i64 %next, %n
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
; }
;
; attributes #0 = { convergent nocallback nounwind }
