; RUN: opt -passes='loop(indvars)'
; An exit that another one is taken before is never taken, one that is taken at once ends the loop in the first iteration.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @later(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  store volatile i32 %i, ptr %p
  %a = icmp eq i32 %i, 50
  br i1 %a, label %exit, label %second
second:
  %b = icmp eq i32 %i, 70
  br i1 %b, label %exit, label %latch
latch:
  store volatile i32 1, ptr %p
  %next = add i32 %i, 1
  br label %loop
exit:
  ret void
}
define void @at_once(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 3, %entry ], [ %next, %latch ]
  store volatile i32 %i, ptr %p
  %a = icmp ult i32 %i, 4
  br i1 %a, label %exit, label %latch
latch:
  %next = add i32 %i, 1
  br label %loop
exit:
  ret void
}
; EXPECT
; target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @later(ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   store volatile i32 %i, ptr %p, align 4
;   %exitcond = icmp eq i32 %i, 50
;   br i1 %exitcond, label %exit, label %latch
;
; latch:                                            ; preds = %loop
;   store volatile i32 1, ptr %p, align 4
;   %next = add nuw nsw i32 %i, 1
;   br label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @at_once(ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   store volatile i32 3, ptr %p, align 4
;   br i1 true, label %exit, label %latch
;
; latch:                                            ; preds = %loop
;   br label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
