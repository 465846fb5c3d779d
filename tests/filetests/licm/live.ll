; RUN: opt -passes='loop-mssa(licm)' -licm-max-live=1
; With a limit on values that live throughout the loop the first one leaves, and those that end the life of another.
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %p, i32 %a, i32 %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = mul i32 %a, %b
  %y = add i32 %x, 1
  %z = xor i32 %a, %b
  %s = add i32 %y, %i
  store volatile i32 %s, ptr %p
  store volatile i32 %z, ptr %p
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(ptr %p, i32 %a, i32 %b, i32 %n) {
; entry:
;   %x = mul i32 %a, %b
;   %y = add i32 %x, 1
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %z = xor i32 %a, %b
;   %s = add i32 %y, %i
;   store volatile i32 %s, ptr %p, align 4
;   store volatile i32 %z, ptr %p, align 4
;   %next = add i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
