; RUN: opt -passes=loop-rotate -rotate-convergent-headers=false
; With the knob off a header with a barrier stays.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i1 @vote() convergent
declare void @once() noduplicate
declare token @llvm.experimental.convergence.entry()
declare token @llvm.experimental.convergence.loop()

define void @sync(ptr %p, i32 %n) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  store volatile i32 %i, ptr %p
  %next = add i32 %i, 1
  br label %header
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
; ; Function Attrs: convergent
; declare i1 @vote() #1
;
; ; Function Attrs: noduplicate
; declare void @once() #2
;
; ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
; declare token @llvm.experimental.convergence.entry() #3
;
; ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
; declare token @llvm.experimental.convergence.loop() #3
;
; define void @sync(ptr %p, i32 %n) {
; entry:
;   br label %header
;
; header:                                           ; preds = %body, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %body ]
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %c = icmp slt i32 %i, %n
;   br i1 %c, label %body, label %exit
;
; body:                                             ; preds = %header
;   store volatile i32 %i, ptr %p, align 4
;   %next = add i32 %i, 1
;   br label %header
;
; exit:                                             ; preds = %header
;   ret void
; }
;
; attributes #0 = { convergent nocallback nounwind }
; attributes #1 = { convergent }
; attributes #2 = { noduplicate }
; attributes #3 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
