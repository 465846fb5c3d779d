; RUN: opt -passes='loop(indvars)' -disable-lftr
; A signed comparison of an extended counter with a number that fits its type is one of the type itself, unsigned; a number that may not fit stays.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @fits(i16 %n, ptr %p) {
entry:
  %w = zext i16 %n to i64
  br label %loop
loop:
  %i = phi i16 [ 0, %entry ], [ %next, %loop ]
  store volatile i16 %i, ptr %p
  %next = add i16 %i, 3
  %e = zext i16 %next to i64
  %c = icmp slt i64 %e, %w
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @may_not(i64 %w, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i16 [ 0, %entry ], [ %next, %loop ]
  store volatile i16 %i, ptr %p
  %next = add i16 %i, 3
  %e = zext i16 %next to i64
  %c = icmp slt i64 %e, %w
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @fits(i16 %n, ptr %p) {
; entry:
;   %w = zext i16 %n to i64
;   %0 = trunc i64 %w to i16
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i16 [ 0, %entry ], [ %next, %loop ]
;   store volatile i16 %i, ptr %p, align 2
;   %next = add i16 %i, 3
;   %c = icmp ult i16 %next, %0
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @may_not(i64 %w, ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i16 [ 0, %entry ], [ %next, %loop ]
;   store volatile i16 %i, ptr %p, align 2
;   %next = add i16 %i, 3
;   %e = zext i16 %next to i64
;   %c = icmp slt i64 %e, %w
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
