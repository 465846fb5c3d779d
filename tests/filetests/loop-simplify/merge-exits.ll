; RUN: opt -passes=loop-simplify
; All exits go to one block: what the second exiting block computes besides its comparison leaves the loop, and both branches are
; joined. A load stays, and so does the block.
define i32 @joined(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %j = add nuw i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %latch, label %done
latch:
  %twice = mul i32 %m, 2
  %d = icmp ult i32 %j, %twice
  br i1 %d, label %loop, label %done
done:
  ret i32 0
}
define i32 @apart(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %j = add nuw i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %latch, label %done
latch:
  %limit = load i32, ptr %p
  %d = icmp ult i32 %j, %limit
  br i1 %d, label %loop, label %done
done:
  ret i32 0
}
; EXPECT
; define i32 @joined(i32 %n, i32 %m) {
; entry:
;   %twice = mul i32 %m, 2
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %j = add nuw i32 %i, 1
;   %c = icmp ult i32 %j, %n
;   %d = icmp ult i32 %j, %twice
;   %or.cond = select i1 %c, i1 %d, i1 false
;   br i1 %or.cond, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret i32 0
; }
;
; define i32 @apart(i32 %n, ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %latch ]
;   %j = add nuw i32 %i, 1
;   %c = icmp ult i32 %j, %n
;   br i1 %c, label %latch, label %done
;
; latch:                                            ; preds = %loop
;   %limit = load i32, ptr %p, align 4
;   %d = icmp ult i32 %j, %limit
;   br i1 %d, label %loop, label %done
;
; done:                                             ; preds = %latch, %loop
;   ret i32 0
; }
