; RUN: opt -passes='loop(loop-reduce)'
; Counters of more than 64 bits, outer loops, and loops without a counter stay.
target triple = "nvptx64-nvidia-cuda"
declare void @use(i128)
define void @wide(i128 %n) {
entry:
  br label %loop
loop:
  %i = phi i128 [ 0, %entry ], [ %next, %loop ]
  call void @use(i128 %i)
  %next = add i128 %i, 1
  %c = icmp eq i128 %next, %n
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
define void @waits(ptr %p) {
entry:
  br label %loop
loop:
  %v = load volatile i1, ptr %p
  br i1 %v, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; declare void @use(i128)
;
; define void @wide(i128 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i128 [ 0, %entry ], [ %next, %loop ]
;   call void @use(i128 %i)
;   %next = add i128 %i, 1
;   %c = icmp eq i128 %next, %n
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @waits(ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %v = load volatile i1, ptr %p, align 1
;   br i1 %v, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
