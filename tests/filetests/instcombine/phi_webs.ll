; RUN: opt -passes='instcombine'
; What phis are only together: nothing that is read, or one value.
define void @step_that_nobody_reads(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, %n
  %again = call i1 @condition()
  br i1 %again, label %loop, label %exit
exit:
  ret void
}
define i32 @step_that_is_read(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, %n
  %again = call i1 @condition()
  br i1 %again, label %loop, label %exit
exit:
  ret i32 %next
}
define void @web_that_nobody_reads(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %c = call i1 @condition()
  br i1 %c, label %other, label %latch
other:
  %k = phi i32 [ %i, %loop ]
  br label %latch
latch:
  %j = phi i32 [ %i, %loop ], [ %n, %other ]
  %again = call i1 @condition()
  br i1 %again, label %loop, label %exit
exit:
  ret void
}
define i32 @one_value(i32 %v) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %v, %entry ], [ %j, %latch ]
  %c = call i1 @condition()
  br i1 %c, label %latch, label %other
other:
  br label %latch
latch:
  %j = phi i32 [ %i, %loop ], [ %v, %other ]
  %again = call i1 @condition()
  br i1 %again, label %loop, label %exit
exit:
  ret i32 %j
}
define i32 @two_values(i32 %v, i32 %w) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %v, %entry ], [ %j, %latch ]
  %c = call i1 @condition()
  br i1 %c, label %latch, label %other
other:
  br label %latch
latch:
  %j = phi i32 [ %i, %loop ], [ %w, %other ]
  %again = call i1 @condition()
  br i1 %again, label %loop, label %exit
exit:
  ret i32 %j
}
; The value of an iteration is not that of the last one.
define i32 @value_of_the_loop() {
entry:
  br label %loop
loop:
  %i = phi i32 [ poison, %entry ], [ %j, %latch ]
  %v = call i32 @value()
  %c = icmp eq i32 %v, %i
  br i1 %c, label %latch, label %other
other:
  br label %latch
latch:
  %j = phi i32 [ %i, %loop ], [ %v, %other ]
  %again = call i1 @condition()
  br i1 %again, label %loop, label %exit
exit:
  ret i32 %j
}
declare i1 @condition()
declare i32 @value()
; EXPECT
; define void @step_that_nobody_reads(i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %again = call i1 @condition()
;   br i1 %again, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define i32 @step_that_is_read(i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %next = add i32 %i, %n
;   %again = call i1 @condition()
;   br i1 %again, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret i32 %next
; }
;
; define void @web_that_nobody_reads(i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %c = call i1 @condition()
;   br i1 %c, label %other, label %latch
;
; other:                                            ; preds = %loop
;   br label %latch
;
; latch:                                            ; preds = %other, %loop
;   %again = call i1 @condition()
;   br i1 %again, label %loop, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; define i32 @one_value(i32 %v) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %c = call i1 @condition()
;   br i1 %c, label %latch, label %other
;
; other:                                            ; preds = %loop
;   br label %latch
;
; latch:                                            ; preds = %other, %loop
;   %again = call i1 @condition()
;   br i1 %again, label %loop, label %exit
;
; exit:                                             ; preds = %latch
;   ret i32 %v
; }
;
; define i32 @two_values(i32 %v, i32 %w) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ %v, %entry ], [ %j, %latch ]
;   %c = call i1 @condition()
;   br i1 %c, label %latch, label %other
;
; other:                                            ; preds = %loop
;   br label %latch
;
; latch:                                            ; preds = %other, %loop
;   %j = phi i32 [ %i, %loop ], [ %w, %other ]
;   %again = call i1 @condition()
;   br i1 %again, label %loop, label %exit
;
; exit:                                             ; preds = %latch
;   ret i32 %j
; }
;
; define i32 @value_of_the_loop() {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ poison, %entry ], [ %j, %latch ]
;   %v = call i32 @value()
;   %c = icmp eq i32 %v, %i
;   br i1 %c, label %latch, label %other
;
; other:                                            ; preds = %loop
;   br label %latch
;
; latch:                                            ; preds = %other, %loop
;   %j = phi i32 [ %i, %loop ], [ %v, %other ]
;   %again = call i1 @condition()
;   br i1 %again, label %loop, label %exit
;
; exit:                                             ; preds = %latch
;   ret i32 %j
; }
;
; declare i1 @condition()
;
; declare i32 @value()
