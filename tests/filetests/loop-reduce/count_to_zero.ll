; RUN: opt -passes='loop(loop-reduce)'
; A counter that only ends the loop counts down to zero.
target triple = "nvptx64-nvidia-cuda"
declare void @use()
define void @f(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @use()
  %next = add i32 %i, 1
  %c = icmp eq i32 %next, %n
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; declare void @use()
;
; define void @f(i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %lsr.iv = phi i32 [ %lsr.iv.next, %loop ], [ %n, %entry ]
;   call void @use()
;   %lsr.iv.next = add i32 %lsr.iv, -1
;   %c = icmp eq i32 %lsr.iv.next, 0
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
