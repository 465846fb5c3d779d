; RUN: opt -passes=crc-table
; No look-up: seven steps, the wrong bit, bits that move two at a time, an effect, a number of an earlier iteration that is needed, a polynomial that changes.
target triple = "nvptx64-nvidia-cuda"
define i32 @seven(i32 %x) {
entry:
  br label %loop
loop:
  %c = phi i32 [ %x, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %set = trunc i32 %c to i1
  %half = lshr i32 %c, 1
  %p = select i1 %set, i32 -306674912, i32 0
  %next = xor i32 %p, %half
  %j = add nsw i32 %i, 1
  %end = icmp eq i32 %j, 7
  br i1 %end, label %exit, label %loop
exit:
  ret i32 %next
}
define i32 @other_bit(i32 %x) {
entry:
  br label %loop
loop:
  %c = phi i32 [ %x, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %bit = and i32 %c, 2
  %set = icmp ne i32 %bit, 0
  %half = lshr i32 %c, 1
  %p = select i1 %set, i32 -306674912, i32 0
  %next = xor i32 %p, %half
  %j = add nsw i32 %i, 1
  %end = icmp eq i32 %j, 8
  br i1 %end, label %exit, label %loop
exit:
  ret i32 %next
}
define i32 @two(i32 %x) {
entry:
  br label %loop
loop:
  %c = phi i32 [ %x, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %set = trunc i32 %c to i1
  %half = lshr i32 %c, 2
  %p = select i1 %set, i32 -306674912, i32 0
  %next = xor i32 %p, %half
  %j = add nsw i32 %i, 1
  %end = icmp eq i32 %j, 8
  br i1 %end, label %exit, label %loop
exit:
  ret i32 %next
}
define i32 @effect(i32 %x, ptr %q) {
entry:
  br label %loop
loop:
  %c = phi i32 [ %x, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %set = trunc i32 %c to i1
  %half = lshr i32 %c, 1
  %p = select i1 %set, i32 -306674912, i32 0
  %next = xor i32 %p, %half
  store i32 %next, ptr %q
  %j = add nsw i32 %i, 1
  %end = icmp eq i32 %j, 8
  br i1 %end, label %exit, label %loop
exit:
  ret i32 %next
}
define i32 @earlier(i32 %x) {
entry:
  br label %loop
loop:
  %c = phi i32 [ %x, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %set = trunc i32 %c to i1
  %half = lshr i32 %c, 1
  %p = select i1 %set, i32 -306674912, i32 0
  %next = xor i32 %p, %half
  %j = add nsw i32 %i, 1
  %end = icmp eq i32 %j, 8
  br i1 %end, label %exit, label %loop
exit:
  ret i32 %c
}
define i32 @changes(i32 %x, i32 %y) {
entry:
  br label %loop
loop:
  %c = phi i32 [ %x, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %set = trunc i32 %c to i1
  %half = lshr i32 %c, 1
  %p = select i1 %set, i32 %y, i32 0
  %next = xor i32 %p, %half
  %j = add nsw i32 %i, 1
  %end = icmp eq i32 %j, 8
  br i1 %end, label %exit, label %loop
exit:
  ret i32 %next
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @seven(i32 %x) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %c = phi i32 [ %x, %entry ], [ %next, %loop ]
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %set = trunc i32 %c to i1
;   %half = lshr i32 %c, 1
;   %p = select i1 %set, i32 -306674912, i32 0
;   %next = xor i32 %p, %half
;   %j = add nsw i32 %i, 1
;   %end = icmp eq i32 %j, 7
;   br i1 %end, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret i32 %next
; }
;
; define i32 @other_bit(i32 %x) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %c = phi i32 [ %x, %entry ], [ %next, %loop ]
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %bit = and i32 %c, 2
;   %set = icmp ne i32 %bit, 0
;   %half = lshr i32 %c, 1
;   %p = select i1 %set, i32 -306674912, i32 0
;   %next = xor i32 %p, %half
;   %j = add nsw i32 %i, 1
;   %end = icmp eq i32 %j, 8
;   br i1 %end, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret i32 %next
; }
;
; define i32 @two(i32 %x) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %c = phi i32 [ %x, %entry ], [ %next, %loop ]
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %set = trunc i32 %c to i1
;   %half = lshr i32 %c, 2
;   %p = select i1 %set, i32 -306674912, i32 0
;   %next = xor i32 %p, %half
;   %j = add nsw i32 %i, 1
;   %end = icmp eq i32 %j, 8
;   br i1 %end, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret i32 %next
; }
;
; define i32 @effect(i32 %x, ptr %q) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %c = phi i32 [ %x, %entry ], [ %next, %loop ]
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %set = trunc i32 %c to i1
;   %half = lshr i32 %c, 1
;   %p = select i1 %set, i32 -306674912, i32 0
;   %next = xor i32 %p, %half
;   store i32 %next, ptr %q, align 4
;   %j = add nsw i32 %i, 1
;   %end = icmp eq i32 %j, 8
;   br i1 %end, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret i32 %next
; }
;
; define i32 @earlier(i32 %x) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %c = phi i32 [ %x, %entry ], [ %next, %loop ]
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %set = trunc i32 %c to i1
;   %half = lshr i32 %c, 1
;   %p = select i1 %set, i32 -306674912, i32 0
;   %next = xor i32 %p, %half
;   %j = add nsw i32 %i, 1
;   %end = icmp eq i32 %j, 8
;   br i1 %end, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret i32 %c
; }
;
; define i32 @changes(i32 %x, i32 %y) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %c = phi i32 [ %x, %entry ], [ %next, %loop ]
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %set = trunc i32 %c to i1
;   %half = lshr i32 %c, 1
;   %p = select i1 %set, i32 %y, i32 0
;   %next = xor i32 %p, %half
;   %j = add nsw i32 %i, 1
;   %end = icmp eq i32 %j, 8
;   br i1 %end, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret i32 %next
; }
