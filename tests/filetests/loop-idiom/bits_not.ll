; RUN: opt -passes='loop(loop-idiom)'
; Loops over bits stay that need not end, shift by more than one bit, may shift in ones, have effects, are needed for another value, or test another number.
target triple = "nvptx64-nvidia-cuda"
define i32 @may_not_end(i32 %x) {
entry:
  br label %loop
loop:
  %v = phi i32 [ %x, %entry ], [ %next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  %b = and i32 %v, 4
  %next = lshr i32 %v, 1
  %m = add i32 %n, 1
  %c = icmp ne i32 %b, 0
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %n
}
define i8 @kept_narrow(i32 %x, i8 %y) {
entry:
  br label %loop
loop:
  %v = phi i32 [ %x, %entry ], [ %next, %loop ]
  %narrow = phi i8 [ %y, %entry ], [ %part, %loop ]
  %next = lshr i32 %v, 1
  %part = trunc i32 %next to i8
  %c = icmp eq i32 %next, 0
  br i1 %c, label %exit, label %loop
exit:
  ret i8 %narrow
}
define i32 @by_two(i32 %x) {
entry:
  br label %loop
loop:
  %v = phi i32 [ %x, %entry ], [ %next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  %next = lshr i32 %v, 2
  %m = add i32 %n, 1
  %c = icmp eq i32 %next, 0
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %m
}
define i32 @negative(i32 %x) {
entry:
  br label %loop
loop:
  %v = phi i32 [ %x, %entry ], [ %next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  %next = ashr i32 %v, 1
  %m = add i32 %n, 1
  %c = icmp eq i32 %next, 0
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %m
}
define i32 @effect(i32 %x, ptr %p) {
entry:
  br label %loop
loop:
  %v = phi i32 [ %x, %entry ], [ %next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  %next = lshr i32 %v, 1
  %m = add i32 %n, 1
  store volatile i32 %v, ptr %p
  %c = icmp eq i32 %next, 0
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %m
}
define i32 @other_value(i32 %x) {
entry:
  br label %loop
loop:
  %v = phi i32 [ %x, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %next = lshr i32 %v, 1
  %t = add i32 %s, %v
  %c = icmp eq i32 %next, 0
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %t
}
define i32 @other_number(i32 %x, i32 %y) {
entry:
  br label %loop
loop:
  %v = phi i32 [ %x, %entry ], [ %next, %loop ]
  %w = phi i32 [ %y, %entry ], [ %v, %loop ]
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  %less = add i32 %w, -1
  %next = and i32 %v, %less
  %m = add i32 %n, 1
  %c = icmp eq i32 %next, 0
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %m
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @may_not_end(i32 %x) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %v = phi i32 [ %x, %entry ], [ %next, %loop ]
;   %n = phi i32 [ 0, %entry ], [ %m, %loop ]
;   %b = and i32 %v, 4
;   %next = lshr i32 %v, 1
;   %m = add i32 %n, 1
;   %c = icmp ne i32 %b, 0
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   %n.lcssa = phi i32 [ %n, %loop ]
;   ret i32 %n.lcssa
; }
;
; define i8 @kept_narrow(i32 %x, i8 %y) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %v = phi i32 [ %x, %entry ], [ %next, %loop ]
;   %narrow = phi i8 [ %y, %entry ], [ %part, %loop ]
;   %next = lshr i32 %v, 1
;   %part = trunc i32 %next to i8
;   %c = icmp eq i32 %next, 0
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   %narrow.lcssa = phi i8 [ %narrow, %loop ]
;   ret i8 %narrow.lcssa
; }
;
; define i32 @by_two(i32 %x) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %v = phi i32 [ %x, %entry ], [ %next, %loop ]
;   %n = phi i32 [ 0, %entry ], [ %m, %loop ]
;   %next = lshr i32 %v, 2
;   %m = add i32 %n, 1
;   %c = icmp eq i32 %next, 0
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   %m.lcssa = phi i32 [ %m, %loop ]
;   ret i32 %m.lcssa
; }
;
; define i32 @negative(i32 %x) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %v = phi i32 [ %x, %entry ], [ %next, %loop ]
;   %n = phi i32 [ 0, %entry ], [ %m, %loop ]
;   %next = ashr i32 %v, 1
;   %m = add i32 %n, 1
;   %c = icmp eq i32 %next, 0
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   %m.lcssa = phi i32 [ %m, %loop ]
;   ret i32 %m.lcssa
; }
;
; define i32 @effect(i32 %x, ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %v = phi i32 [ %x, %entry ], [ %next, %loop ]
;   %n = phi i32 [ 0, %entry ], [ %m, %loop ]
;   %next = lshr i32 %v, 1
;   %m = add i32 %n, 1
;   store volatile i32 %v, ptr %p, align 4
;   %c = icmp eq i32 %next, 0
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   %m.lcssa = phi i32 [ %m, %loop ]
;   ret i32 %m.lcssa
; }
;
; define i32 @other_value(i32 %x) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %v = phi i32 [ %x, %entry ], [ %next, %loop ]
;   %s = phi i32 [ 0, %entry ], [ %t, %loop ]
;   %next = lshr i32 %v, 1
;   %t = add i32 %s, %v
;   %c = icmp eq i32 %next, 0
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   %t.lcssa = phi i32 [ %t, %loop ]
;   ret i32 %t.lcssa
; }
;
; define i32 @other_number(i32 %x, i32 %y) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %v = phi i32 [ %x, %entry ], [ %next, %loop ]
;   %w = phi i32 [ %y, %entry ], [ %v, %loop ]
;   %n = phi i32 [ 0, %entry ], [ %m, %loop ]
;   %less = add i32 %w, -1
;   %next = and i32 %v, %less
;   %m = add i32 %n, 1
;   %c = icmp eq i32 %next, 0
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   %m.lcssa = phi i32 [ %m, %loop ]
;   ret i32 %m.lcssa
; }
