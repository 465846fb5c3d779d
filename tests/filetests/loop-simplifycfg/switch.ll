; RUN: opt -passes='loop(loop-simplifycfg)'
; A switch over a known value leads to one case; an inner loop behind another case goes as a whole.
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  switch i32 3, label %latch [ i32 1, label %inner.ph
    i32 3, label %three ]
three:
  store volatile i32 3, ptr %p
  br label %latch
inner.ph:
  br label %inner
inner:
  %j = phi i32 [ 0, %inner.ph ], [ %jn, %inner ]
  %jn = add i32 %j, 1
  %jc = icmp slt i32 %jn, %n
  br i1 %jc, label %inner, label %latch.loopexit
latch.loopexit:
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
; define void @f(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   store volatile i32 3, ptr %p, align 4
;   %next = add i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
