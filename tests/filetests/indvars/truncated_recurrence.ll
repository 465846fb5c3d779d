; RUN: opt -passes='loop(indvars)'
; The truncation of a counter that is widened is a recurrence of the wide type as well, and no operation to repeat in it.
target datalayout = "n8:16:32:64"
declare i16 @narrow(i16)
declare i64 @wide(i64)

define void @truncated(i1 %inner) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 6, %entry ], [ %next, %latch ]
  %low = trunc i32 %i to i16
  %a = call i16 @narrow(i16 %low)
  br i1 %inner, label %use, label %latch
use:
  %w = zext nneg i32 %i to i64
  %b = call i64 @wide(i64 %w)
  br label %latch
latch:
  %next = add nsw i32 %i, -1
  %again = icmp sgt i32 %next, 2
  br i1 %again, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "n8:16:32:64"
;
; declare i16 @narrow(i16)
;
; declare i64 @wide(i64)
;
; define void @truncated(i1 %inner) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %indvars.iv = phi i64 [ %indvars.iv.next, %latch ], [ 6, %entry ]
;   %0 = trunc nuw nsw i64 %indvars.iv to i32
;   %low = trunc i32 %0 to i16
;   %a = call i16 @narrow(i16 %low)
;   br i1 %inner, label %use, label %latch
;
; use:                                              ; preds = %loop
;   %b = call i64 @wide(i64 %indvars.iv)
;   br label %latch
;
; latch:                                            ; preds = %use, %loop
;   %indvars.iv.next = add nsw i64 %indvars.iv, -1
;   %again = icmp ugt i64 %indvars.iv.next, 2
;   br i1 %again, label %loop, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
