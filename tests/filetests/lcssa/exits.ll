; RUN: opt -passes=lcssa
; A value leaves two loops through a phi of each; behind two exits that meet, a phi of the phis stands where it is used.
define i32 @nest(i32 %n, i1 %c) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i2, %latch ]
  br label %inner
inner:
  %j = phi i32 [ %i, %outer ], [ %j2, %inner ]
  %j2 = add i32 %j, 3
  br i1 %c, label %inner, label %latch
latch:
  %i2 = add i32 %j2, 1
  %again = icmp slt i32 %i2, %n
  br i1 %again, label %outer, label %done
done:
  %r = add i32 %j2, %i2
  ret i32 %r
}
define i32 @meet(i32 %n, i1 %c, i1 %d) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %next ]
  %i2 = add i32 %i, 1
  br i1 %c, label %left, label %next
next:
  br i1 %d, label %loop, label %right
left:
  %l = mul i32 %i2, 5
  br label %join
right:
  br label %join
join:
  %p = phi i32 [ %l, %left ], [ %i, %right ]
  %r = add i32 %p, %i2
  ret i32 %r
}
; EXPECT
; define i32 @nest(i32 %n, i1 %c) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %i2, %latch ]
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %j = phi i32 [ %i, %outer ], [ %j2, %inner ]
;   %j2 = add i32 %j, 3
;   br i1 %c, label %inner, label %latch
;
; latch:                                            ; preds = %inner
;   %j2.lcssa = phi i32 [ %j2, %inner ]
;   %i2 = add i32 %j2.lcssa, 1
;   %again = icmp slt i32 %i2, %n
;   br i1 %again, label %outer, label %done
;
; done:                                             ; preds = %latch
;   %j2.lcssa.lcssa = phi i32 [ %j2.lcssa, %latch ]
;   %i2.lcssa = phi i32 [ %i2, %latch ]
;   %r = add i32 %j2.lcssa.lcssa, %i2.lcssa
;   ret i32 %r
; }
;
; define i32 @meet(i32 %n, i1 %c, i1 %d) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %next, %entry
;   %i = phi i32 [ 0, %entry ], [ %i2, %next ]
;   %i2 = add i32 %i, 1
;   br i1 %c, label %left, label %next
;
; next:                                             ; preds = %loop
;   br i1 %d, label %loop, label %right
;
; left:                                             ; preds = %loop
;   %i2.lcssa = phi i32 [ %i2, %loop ]
;   %l = mul i32 %i2.lcssa, 5
;   br label %join
;
; right:                                            ; preds = %next
;   %i.lcssa3 = phi i32 [ %i, %next ]
;   %i2.lcssa1 = phi i32 [ %i2, %next ]
;   br label %join
;
; join:                                             ; preds = %right, %left
;   %i22 = phi i32 [ %i2.lcssa1, %right ], [ %i2.lcssa, %left ]
;   %p = phi i32 [ %l, %left ], [ %i.lcssa3, %right ]
;   %r = add i32 %p, %i22
;   ret i32 %r
; }
