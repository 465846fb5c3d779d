; RUN: opt -passes='loop-mssa(lnicm)'
; A nest of one loop is treated as licm treats it: hoisted, sunk, and its locations made values.
target triple = "nvptx64-nvidia-cuda"
define i32 @f(ptr noalias %p, i32 %a, i32 %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = mul i32 %a, %b
  %old = load i32, ptr %p, align 4
  %new = add i32 %old, %x
  store i32 %new, ptr %p, align 4
  %last = mul i32 %i, 3
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = phi i32 [ %last, %loop ]
  ret i32 %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @f(ptr noalias %p, i32 %a, i32 %b, i32 %n) {
; entry:
;   %x = mul i32 %a, %b
;   %p.promoted = load i32, ptr %p, align 4
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %0 = phi i32 [ %p.promoted, %entry ], [ %new, %loop ]
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %new = add i32 %0, %x
;   %next = add i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   %new.lcssa = phi i32 [ %new, %loop ]
;   %i.lcssa = phi i32 [ %i, %loop ]
;   store i32 %new.lcssa, ptr %p, align 4
;   %last.le = mul i32 %i.lcssa, 3
;   ret i32 %last.le
; }
