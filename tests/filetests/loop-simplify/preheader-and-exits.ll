; RUN: opt -passes=loop-simplify
; A loop entered from two blocks and left to a block that others reach, too: a preheader with a phi of the values that differ,
; and an exit of its own.
define i32 @f(i32 %n, i1 %c, i1 %d) {
entry:
  br i1 %c, label %left, label %right
left:
  br i1 %d, label %loop, label %done
right:
  br label %loop
loop:
  %i = phi i32 [ 0, %left ], [ 1, %right ], [ %j, %loop ]
  %same = phi i32 [ %n, %left ], [ %n, %right ], [ %j, %loop ]
  %j = add i32 %i, %same
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done
done:
  %r = phi i32 [ 0, %left ], [ %j, %loop ]
  ret i32 %r
}
; EXPECT
; define i32 @f(i32 %n, i1 %c, i1 %d) {
; entry:
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %entry
;   br i1 %d, label %loop.preheader, label %done
;
; right:                                            ; preds = %entry
;   br label %loop.preheader
;
; loop.preheader:                                   ; preds = %right, %left
;   %i.ph = phi i32 [ 1, %right ], [ 0, %left ]
;   br label %loop
;
; loop:                                             ; preds = %loop, %loop.preheader
;   %i = phi i32 [ %j, %loop ], [ %i.ph, %loop.preheader ]
;   %same = phi i32 [ %j, %loop ], [ %n, %loop.preheader ]
;   %j = add i32 %i, %same
;   %again = icmp slt i32 %j, %n
;   br i1 %again, label %loop, label %done.loopexit
;
; done.loopexit:                                    ; preds = %loop
;   br label %done
;
; done:                                             ; preds = %done.loopexit, %left
;   %r = phi i32 [ 0, %left ], [ %j, %done.loopexit ]
;   ret i32 %r
; }
