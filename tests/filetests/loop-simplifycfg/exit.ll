; RUN: opt -passes='loop(loop-simplifycfg)'
; An exit that is never taken stays as code of its own, behind a switch in the preheader that never leads there.
target triple = "nvptx64-nvidia-cuda"
define i32 @f(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  store volatile i32 %i, ptr %p
  br i1 false, label %early, label %latch
latch:
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %late
early:
  %a = phi i32 [ %i, %loop ]
  ret i32 %a
late:
  ret i32 0
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @f(ptr %p, i32 %n) {
; entry:
;   switch i32 0, label %entry.split [
;     i32 1, label %early
;   ]
;
; entry.split:                                      ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry.split
;   %i = phi i32 [ 0, %entry.split ], [ %next, %loop ]
;   store volatile i32 %i, ptr %p, align 4
;   %next = add i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %late
;
; early:                                            ; preds = %entry
;   ret i32 poison
;
; late:                                             ; preds = %loop
;   ret i32 0
; }
