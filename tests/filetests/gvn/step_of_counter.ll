; RUN: opt -passes='gvn'
; The step of the counter is computed in one arm, too. It stays an addition: behind a phi it would be no step of the loop any more.
target triple = "nvptx64-nvidia-cuda"

define i32 @last(ptr %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %found = phi i32 [ 0, %entry ], [ %kept, %latch ]
  %v = load volatile i32, ptr %p
  %c = icmp sgt i32 %v, 0
  br i1 %c, label %then, label %latch

then:
  %one_more = add nuw nsw i32 %i, 1
  br label %latch

latch:
  %kept = phi i32 [ %one_more, %then ], [ %found, %loop ]
  %next = add nuw nsw i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %end

end:
  ret i32 %kept
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @last(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   %found = phi i32 [ 0, %entry ], [ %kept, %latch ]
;   %v = load volatile i32, ptr %p, align 4
;   %c = icmp sgt i32 %v, 0
;   br i1 %c, label %then, label %latch
;
; then:                                             ; preds = %loop
;   %one_more = add nuw nsw i32 %i, 1
;   br label %latch
;
; latch:                                            ; preds = %then, %loop
;   %kept = phi i32 [ %one_more, %then ], [ %found, %loop ]
;   %next = add nuw nsw i32 %i, 1
;   %again = icmp slt i32 %next, %n
;   br i1 %again, label %loop, label %end
;
; end:                                              ; preds = %latch
;   ret i32 %kept
; }
