; RUN: opt -passes=crc-table
; A function that is not to be optimised keeps its loop, and the module gets no table.
target triple = "nvptx64-nvidia-cuda"
define i32 @both(i32 %x) noinline optnone {
entry:
  br label %loop
loop:
  %c = phi i32 [ %x, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %bit = and i32 %c, 1
  %clear = icmp eq i32 %bit, 0
  %half = lshr i32 %c, 1
  %added = xor i32 %half, -306674912
  %exact = lshr exact i32 %c, 1
  %next = select i1 %clear, i32 %exact, i32 %added
  %j = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %j, 8
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %next
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: noinline optnone
; define i32 @both(i32 %x) #0 {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %c = phi i32 [ %x, %entry ], [ %next, %loop ]
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %bit = and i32 %c, 1
;   %clear = icmp eq i32 %bit, 0
;   %half = lshr i32 %c, 1
;   %added = xor i32 %half, -306674912
;   %exact = lshr exact i32 %c, 1
;   %next = select i1 %clear, i32 %exact, i32 %added
;   %j = add nuw nsw i32 %i, 1
;   %more = icmp ne i32 %j, 8
;   br i1 %more, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret i32 %next
; }
;
; attributes #0 = { noinline optnone }
