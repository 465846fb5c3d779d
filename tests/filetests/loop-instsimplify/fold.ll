; RUN: opt -passes='loop(loop-instsimplify)'
; Instructions that equal values at hand become these, and what is dead then goes.
target triple = "nvptx64-nvidia-cuda"
define i32 @f(ptr %p, i32 %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %same = add i32 %a, 0
  %zero = xor i32 %same, %a
  %x = or i32 %zero, %i
  store volatile i32 %x, ptr %p
  %unused = mul i32 %i, %a
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %a
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @f(ptr %p, i32 %a, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   store volatile i32 %i, ptr %p, align 4
;   %next = add i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret i32 %a
; }
