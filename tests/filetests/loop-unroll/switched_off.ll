; RUN: opt -passes=loop-unroll -unroll-runtime=false -unroll-allow-partial=false
; What this target wants by itself, unrolling in part and with a loop for the remainder, is not done where it is switched off.
target triple = "nvptx64-nvidia-cuda"

define void @count_at_run_time(ptr %p, i32 %n) {
entry:
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %q = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %q
  %w = add i32 %v, 1
  store i32 %w, ptr %q
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @known_count(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %q = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %q
  %w = add i32 %v, 1
  store i32 %w, ptr %q
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, 1024
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @count_at_run_time(ptr %p, i32 %n) {
; entry:
;   %any = icmp sgt i32 %n, 0
;   br i1 %any, label %loop.preheader, label %exit
;
; loop.preheader:                                   ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %loop, %loop.preheader
;   %i = phi i32 [ %next, %loop ], [ 0, %loop.preheader ]
;   %q = getelementptr i32, ptr %p, i32 %i
;   %v = load i32, ptr %q, align 4
;   %w = add i32 %v, 1
;   store i32 %w, ptr %q, align 4
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp slt i32 %next, %n
;   br i1 %more, label %loop, label %exit.loopexit
;
; exit.loopexit:                                    ; preds = %loop
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit, %entry
;   ret void
; }
;
; define void @known_count(ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %q = getelementptr i32, ptr %p, i32 %i
;   %v = load i32, ptr %q, align 4
;   %w = add i32 %v, 1
;   store i32 %w, ptr %q, align 4
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp slt i32 %next, 1024
;   br i1 %more, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
