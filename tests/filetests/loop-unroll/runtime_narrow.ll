; RUN: opt -passes='loop-unroll<O3;runtime;own>' -unroll-max-count=8
; A count of two bits has no number for eight: the loop stays. So does one that a switch leaves, whose two edges end in one block.
define void @narrow(ptr %p, i2 %n) {
entry:
  br label %loop
loop:
  %i = phi i2 [ 0, %entry ], [ %next, %loop ]
  store volatile i2 %i, ptr %p, align 1
  %next = add i2 %i, 1
  %c = icmp eq i2 %next, %n
  br i1 %c, label %done, label %loop
done:
  ret void
}
define i32 @many_ways_out(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile i32 %i, ptr %p, align 4
  %next = add i32 %i, 1
  switch i32 %next, label %loop [
    i32 1000, label %done
    i32 1001, label %done
  ]
done:
  %r = phi i32 [ %i, %loop ], [ %i, %loop ]
  ret i32 %r
}
; EXPECT
; define void @narrow(ptr %p, i2 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i2 [ 0, %entry ], [ %next, %loop ]
;   store volatile i2 %i, ptr %p, align 1
;   %next = add i2 %i, 1
;   %c = icmp eq i2 %next, %n
;   br i1 %c, label %done, label %loop
;
; done:                                             ; preds = %loop
;   ret void
; }
;
; define i32 @many_ways_out(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   store volatile i32 %i, ptr %p, align 4
;   %next = add i32 %i, 1
;   switch i32 %next, label %loop [
;     i32 1000, label %done
;     i32 1001, label %done
;   ]
;
; done:                                             ; preds = %loop, %loop
;   %r = phi i32 [ %i, %loop ], [ %i, %loop ]
;   ret i32 %r
; }
