; RUN: opt -passes=loop-rotate
; A barrier in the header is copied: the threads of one iteration still meet at one of the copies. A vote whose threads are named
; by a token is not: the token says which iteration it belongs to. A call that must not be duplicated is not.
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

define void @controlled(ptr %p) convergent {
entry:
  %t = call token @llvm.experimental.convergence.entry()
  br label %header
header:
  %h = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %t) ]
  %c = call i1 @vote() convergent [ "convergencectrl"(token %h) ]
  br i1 %c, label %body, label %exit
body:
  store volatile i32 0, ptr %p
  br label %header
exit:
  ret void
}

define void @single(ptr %p, i32 %n) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  call void @once()
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
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %c1 = icmp slt i32 0, %n
;   br i1 %c1, label %body.lr.ph, label %exit
;
; body.lr.ph:                                       ; preds = %entry
;   br label %body
;
; body:                                             ; preds = %body, %body.lr.ph
;   %i2 = phi i32 [ 0, %body.lr.ph ], [ %next, %body ]
;   store volatile i32 %i2, ptr %p, align 4
;   %next = add i32 %i2, 1
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %body, label %header.exit_crit_edge
;
; header.exit_crit_edge:                            ; preds = %body
;   br label %exit
;
; exit:                                             ; preds = %header.exit_crit_edge, %entry
;   ret void
; }
;
; ; Function Attrs: convergent
; define void @controlled(ptr %p) #1 {
; entry:
;   %t = call token @llvm.experimental.convergence.entry()
;   br label %header
;
; header:                                           ; preds = %body, %entry
;   %h = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %t) ]
;   %c = call i1 @vote() #1 [ "convergencectrl"(token %h) ]
;   br i1 %c, label %body, label %exit
;
; body:                                             ; preds = %header
;   store volatile i32 0, ptr %p, align 4
;   br label %header
;
; exit:                                             ; preds = %header
;   ret void
; }
;
; define void @single(ptr %p, i32 %n) {
; entry:
;   br label %header
;
; header:                                           ; preds = %body, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %body ]
;   call void @once()
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
