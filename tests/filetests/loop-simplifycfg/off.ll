; RUN: opt -passes='loop(loop-simplifycfg)' -enable-loop-simplifycfg-term-folding=false
; Without folding of branches only blocks are merged, a barrier among them.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define void @f(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %middle
middle:
  br i1 true, label %a, label %latch
a:
  store volatile i32 %i, ptr %p
  br label %latch
latch:
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
; define void @f(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   br i1 true, label %a, label %latch
;
; a:                                                ; preds = %loop
;   store volatile i32 %i, ptr %p, align 4
;   br label %latch
;
; latch:                                            ; preds = %a, %loop
;   %next = add i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; attributes #0 = { convergent nocallback nounwind }
