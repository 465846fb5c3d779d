; RUN: opt -passes=loop-unroll-full<own>
; Barriers are copied. A token of the loop's heart becomes that of the code around it. A call that must not be duplicated, and a
; loop whose header has its address taken, stay.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @vote() convergent
declare void @once() noduplicate
declare token @llvm.experimental.convergence.entry()
declare token @llvm.experimental.convergence.loop()
@where = global ptr blockaddress(@addressed, %body)

define void @sync(ptr %p) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next = add i32 %i, 1
  %c = icmp eq i32 %next, 2
  br i1 %c, label %exit, label %body
exit:
  ret void
}
define void @heart() convergent {
entry:
  %t = call token @llvm.experimental.convergence.entry()
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %h = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %t) ]
  call void @vote() convergent [ "convergencectrl"(token %h) ]
  %next = add i32 %i, 1
  %c = icmp eq i32 %next, 2
  br i1 %c, label %exit, label %body
exit:
  ret void
}
define void @single() {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  call void @once()
  %next = add i32 %i, 1
  %c = icmp eq i32 %next, 2
  br i1 %c, label %exit, label %body
exit:
  ret void
}
define void @addressed(ptr %p) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  store volatile i32 %i, ptr %p
  %next = add i32 %i, 1
  %c = icmp eq i32 %next, 2
  br i1 %c, label %exit, label %body
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @where = global ptr blockaddress(@addressed, %body)
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; ; Function Attrs: convergent
; declare void @vote() #1
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
; define void @sync(ptr %p) {
; entry:
;   br label %body
;
; body:                                             ; preds = %entry
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   ret void
; }
;
; ; Function Attrs: convergent
; define void @heart() #1 {
; entry:
;   %t = call token @llvm.experimental.convergence.entry()
;   br label %body
;
; body:                                             ; preds = %entry
;   call void @vote() #1 [ "convergencectrl"(token %t) ]
;   call void @vote() #1 [ "convergencectrl"(token %t) ]
;   ret void
; }
;
; define void @single() {
; entry:
;   br label %body
;
; body:                                             ; preds = %body, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %body ]
;   call void @once()
;   %next = add i32 %i, 1
;   %c = icmp eq i32 %next, 2
;   br i1 %c, label %exit, label %body
;
; exit:                                             ; preds = %body
;   ret void
; }
;
; define void @addressed(ptr %p) {
; entry:
;   br label %body
;
; body:                                             ; preds = %body, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %body ]
;   store volatile i32 %i, ptr %p, align 4
;   %next = add i32 %i, 1
;   %c = icmp eq i32 %next, 2
;   br i1 %c, label %exit, label %body
;
; exit:                                             ; preds = %body
;   ret void
; }
;
; attributes #0 = { convergent nocallback nounwind }
; attributes #1 = { convergent }
; attributes #2 = { noduplicate }
; attributes #3 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
