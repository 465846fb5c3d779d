; RUN: opt -passes=loop-simplify
; Edges of an indirect branch stay as they are; edges from blocks that are never reached are cut; a branch on undef leaves.
define void @indirect(ptr %to, i32 %n, i1 %c) {
entry:
  indirectbr ptr %to, [label %loop, label %done]
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done
done:
  ret void
}
define void @unreachable(i32 %n, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  br label %latch
never:
  br label %latch
latch:
  %j = add i32 %i, 1
  br i1 undef, label %loop, label %done
done:
  ret void
}
; EXPECT
; define void @indirect(ptr %to, i32 %n, i1 %c) {
; entry:
;   indirectbr ptr %to, [label %loop, label %done]
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %j = add i32 %i, 1
;   %again = icmp slt i32 %j, %n
;   br i1 %again, label %loop, label %done.loopexit
;
; done.loopexit:                                    ; preds = %loop
;   br label %done
;
; done:                                             ; preds = %done.loopexit, %entry
;   ret void
; }
;
; define void @unreachable(i32 %n, i1 %c) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %latch ]
;   br label %latch
;
; never:                                            ; No predecessors!
;   unreachable
;
; latch:                                            ; preds = %loop
;   %j = add i32 %i, 1
;   br i1 false, label %loop, label %done
;
; done:                                             ; preds = %latch
;   ret void
; }
