; RUN: opt -passes='sccp'
; A constant decides a branch, so that the phi behind it is the constant too, though it is not around the loop.
define i32 @f(i32 %n) {
entry:
  br label %loop
loop:
  %k = phi i32 [ 1, %entry ], [ %next, %latch ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %odd = icmp ne i32 %k, 1
  br i1 %odd, label %rare, label %latch
rare:
  %other = add i32 %k, 1
  br label %latch
latch:
  %next = phi i32 [ %other, %rare ], [ %k, %loop ]
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %loop, label %done
done:
  ret i32 %k
}
; EXPECT
; define i32 @f(i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
;   br label %latch
;
; latch:                                            ; preds = %loop
;   %i.next = add i32 %i, 1
;   %more = icmp slt i32 %i.next, %n
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %latch
;   ret i32 1
; }
