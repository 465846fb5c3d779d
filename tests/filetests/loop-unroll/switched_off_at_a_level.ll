; RUN: opt -passes='nvopt<O2>' -unroll-runtime=false -unroll-allow-partial=false
; Nor do the rows of a level unroll in part or with a loop for the remainder then.
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
; ; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
; define void @count_at_run_time(ptr captures(none) %p, i32 %n) local_unnamed_addr #0 {
; entry:
;   %any = icmp sgt i32 %n, 0
;   br i1 %any, label %loop, label %exit
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ %next, %loop ], [ 0, %entry ]
;   %0 = zext nneg i32 %i to i64
;   %q = getelementptr i32, ptr %p, i64 %0
;   %v = load i32, ptr %q, align 4
;   %w = add i32 %v, 1
;   store i32 %w, ptr %q, align 4
;   %next = add nuw nsw i32 %i, 1
;   %exitcond.not = icmp eq i32 %next, %n
;   br i1 %exitcond.not, label %exit, label %loop
;
; exit:                                             ; preds = %loop, %entry
;   ret void
; }
;
; ; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
; define void @known_count(ptr captures(none) %p) local_unnamed_addr #0 {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %0 = zext nneg i32 %i to i64
;   %q = getelementptr i32, ptr %p, i64 %0
;   %v = load i32, ptr %q, align 4
;   %w = add i32 %v, 1
;   store i32 %w, ptr %q, align 4
;   %exitcond.not = icmp eq i32 %i, 1023
;   %next = add nuw nsw i32 %i, 1
;   br i1 %exitcond.not, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
