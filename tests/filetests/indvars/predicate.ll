; RUN: opt -passes='loop(indvars)'
; Exits of a loop without effects are decided by their counts before it. A convergent operation in the loop forbids that: who takes part in it would change.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
define i1 @search(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %a = icmp eq i32 %i, %m
  br i1 %a, label %found, label %latch
latch:
  %next = add nuw i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %exit
found:
  ret i1 true
exit:
  ret i1 false
}
define i1 @convergent(i32 %n, i32 %m, i32 %v) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %x = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %v, i32 0, i32 31)
  %a = icmp eq i32 %i, %m
  br i1 %a, label %found, label %latch
latch:
  %next = add nuw i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %exit
found:
  ret i1 true
exit:
  ret i1 false
}
; EXPECT
; target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #0
;
; define i1 @search(i32 %n, i32 %m) {
; entry:
;   %umax = call i32 @llvm.umax.i32(i32 %n, i32 1)
;   %0 = add i32 %umax, -1
;   %1 = freeze i32 %0
;   %umin = call i32 @llvm.umin.i32(i32 %1, i32 %m)
;   %2 = icmp eq i32 %m, %umin
;   %3 = icmp ne i32 %0, %umin
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   br i1 %2, label %found, label %latch
;
; latch:                                            ; preds = %loop
;   br i1 %3, label %loop, label %exit
;
; found:                                            ; preds = %loop
;   ret i1 true
;
; exit:                                             ; preds = %latch
;   ret i1 false
; }
;
; define i1 @convergent(i32 %n, i32 %m, i32 %v) {
; entry:
;   %umax = call i32 @llvm.umax.i32(i32 %n, i32 1)
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   %x = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %v, i32 0, i32 31)
;   %a = icmp eq i32 %i, %m
;   br i1 %a, label %found, label %latch
;
; latch:                                            ; preds = %loop
;   %next = add nuw i32 %i, 1
;   %exitcond = icmp ne i32 %next, %umax
;   br i1 %exitcond, label %loop, label %exit
;
; found:                                            ; preds = %loop
;   ret i1 true
;
; exit:                                             ; preds = %latch
;   ret i1 false
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umax.i32(i32, i32) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umin.i32(i32, i32) #1
;
; attributes #0 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
; attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
