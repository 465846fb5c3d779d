; RUN: opt -passes='loop(loop-idiom)'
; A GPU has no library of fills and copies: without loop-idiom-device-memory they stay loops.
target triple = "nvptx64-nvidia-cuda"
define void @zero(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr inbounds i32, ptr %p, i32 %i
  store i32 0, ptr %a, align 4
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @zero(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %a = getelementptr inbounds i32, ptr %p, i32 %i
;   store i32 0, ptr %a, align 4
;   %next = add nuw nsw i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
