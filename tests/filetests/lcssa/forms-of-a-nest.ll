; RUN: opt -passes=loop(no-op-loop)
; A nest of loop passes brings loops into both forms first, whatever its passes do.
define i32 @f(i32 %n, i1 %c) {
entry:
  br i1 %c, label %loop, label %done
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done
done:
  %r = phi i32 [ 7, %entry ], [ %j, %loop ]
  ret i32 %r
}
; EXPECT
; define i32 @f(i32 %n, i1 %c) {
; entry:
;   br i1 %c, label %loop.preheader, label %done
;
; loop.preheader:                                   ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %loop, %loop.preheader
;   %i = phi i32 [ %j, %loop ], [ 0, %loop.preheader ]
;   %j = add i32 %i, 1
;   %again = icmp slt i32 %j, %n
;   br i1 %again, label %loop, label %done.loopexit
;
; done.loopexit:                                    ; preds = %loop
;   %j.lcssa = phi i32 [ %j, %loop ]
;   br label %done
;
; done:                                             ; preds = %done.loopexit, %entry
;   %r = phi i32 [ 7, %entry ], [ %j.lcssa, %done.loopexit ]
;   ret i32 %r
; }
