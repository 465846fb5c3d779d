; RUN: opt -passes='hoist-guarded'
; A loop without a preheader has no place for what could leave. Code that nothing reaches is not looked at.
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

define void @no_preheader(ptr addrspace(3) %p, i64 %n, i64 %base, i1 %skips) {
entry:
  br i1 %skips, label %loop, label %out

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %twice = shl i64 %base, 1
  %b = getelementptr i32, ptr addrspace(3) %p, i64 %twice
  store i32 7, ptr addrspace(3) %b
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %loop, label %out

out:
  ret void
}

define void @unreached(ptr %p, i64 %n, i1 %k) {
entry:
  ret void

loop:
  br i1 %k, label %guarded, label %latch

guarded:
  %z = add i64 %n, 1
  store i64 %z, ptr %p
  br label %latch

latch:
  br label %loop
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; define void @no_preheader(ptr addrspace(3) %p, i64 %n, i64 %base, i1 %skips) {
; entry:
;   br i1 %skips, label %loop, label %out
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %twice = shl i64 %base, 1
;   %b = getelementptr i32, ptr addrspace(3) %p, i64 %twice
;   store i32 7, ptr addrspace(3) %b, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %next = add i64 %i, 1
;   %c = icmp ult i64 %next, %n
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %loop, %entry
;   ret void
; }
;
; define void @unreached(ptr %p, i64 %n, i1 %k) {
; entry:
;   ret void
;
; loop:                                             ; preds = %latch
;   br i1 %k, label %guarded, label %latch
;
; guarded:                                          ; preds = %loop
;   %z = add i64 %n, 1
;   store i64 %z, ptr %p, align 8
;   br label %latch
;
; latch:                                            ; preds = %guarded, %loop
;   br label %loop
; }
;
; attributes #0 = { convergent nocallback nounwind }
