; RUN: opt -passes='loop(loop-deletion)'
; Barriers, stores and volatile loads keep a loop; a plain load does not, nor does an assumption.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.assume(i1)
define void @barrier() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next = add nuw i32 %i, 1
  %c = icmp ult i32 %next, 10
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @plain(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %v = load i32, ptr %p
  %pos = icmp sgt i32 %n, 0
  call void @llvm.assume(i1 %pos)
  %next = add nuw i32 %i, 1
  %c = icmp ult i32 %next, 10
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @volatile(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %v = load volatile i32, ptr %p
  %next = add nuw i32 %i, 1
  %c = icmp ult i32 %next, 10
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
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #1
;
; define void @barrier() {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %next = add nuw i32 %i, 1
;   %c = icmp ult i32 %next, 10
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @plain(ptr %p, i32 %n) {
; entry:
;   br label %exit
;
; exit:                                             ; preds = %entry
;   ret void
; }
;
; define void @volatile(ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %v = load volatile i32, ptr %p, align 4
;   %next = add nuw i32 %i, 1
;   %c = icmp ult i32 %next, 10
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; attributes #0 = { convergent nocallback nounwind }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
