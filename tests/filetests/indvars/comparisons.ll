; RUN: opt -passes='loop(indvars)'
; Comparisons that ranges decide become constants, those of numbers that are not negative unsigned, and one that keeps the outcome of the first iteration moves before the loop.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @decided(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %never = icmp sgt i32 %i, 100
  store volatile i1 %never, ptr %p
  %less = icmp slt i32 %i, 50
  store volatile i1 %less, ptr %p
  %next = add i32 %i, 1
  %c = icmp ne i32 %next, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @first(i32 %start, i32 %len, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %start, %entry ], [ %next, %latch ]
  %next = add nsw i32 %i, 1
  %c = icmp sgt i32 %i, %len
  br i1 %c, label %latch, label %exit
latch:
  store volatile i32 %i, ptr %p
  %more = load volatile i1, ptr %p
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @decided(i32 %n, ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   store volatile i1 false, ptr %p, align 1
;   %less = icmp samesign ult i32 %i, 50
;   store volatile i1 %less, ptr %p, align 1
;   %next = add nuw nsw i32 %i, 1
;   %c = icmp ne i32 %next, 100
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @first(i32 %start, i32 %len, ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ %start, %entry ], [ %next, %latch ]
;   %next = add nsw i32 %i, 1
;   %c = icmp sgt i32 %start, %len
;   br i1 %c, label %latch, label %exit
;
; latch:                                            ; preds = %loop
;   store volatile i32 %i, ptr %p, align 4
;   %more = load volatile i1, ptr %p, align 1
;   br i1 %more, label %loop, label %exit
;
; exit:                                             ; preds = %latch, %loop
;   ret void
; }
