; RUN: opt -passes='loop(loop-simplifycfg)'
; A branch with a known condition becomes a jump, the side that is not reached goes, and what is left is one block.
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br i1 true, label %a, label %b
a:
  store volatile i32 %i, ptr %p
  br label %latch
b:
  store volatile i32 7, ptr %p
  br label %latch
latch:
  %v = phi i32 [ 1, %a ], [ 2, %b ]
  %next = add i32 %i, %v
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
;   store volatile i32 %i, ptr %p, align 4
;   %next = add i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
