; RUN: opt -passes='loop(loop-reduce)'
; Two counters that are always equal are one, and a counter that nothing uses goes.
target triple = "nvptx64-nvidia-cuda"
declare void @use(i32, i32)
define void @f(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %j = phi i32 [ 0, %entry ], [ %j1, %loop ]
  %k = phi i32 [ 5, %entry ], [ %k1, %loop ]
  call void @use(i32 %i, i32 %j)
  %i1 = add i32 %i, 3
  %j1 = add i32 %j, 3
  %k1 = add i32 %k, 7
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; declare void @use(i32, i32)
;
; define void @f(i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
;   call void @use(i32 %i, i32 %i)
;   %i1 = add i32 %i, 3
;   %c = icmp slt i32 %i1, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
