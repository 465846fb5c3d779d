; RUN: opt -passes='loop-mssa(lnicm<no-allowspeculation>)'
; Without speculation only what runs whenever the nest is entered leaves it.
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %p, i32 %a, i32 %b, i32 %n, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %always = mul i32 %a, %b
  store volatile i32 %always, ptr %p
  br i1 %c, label %rare, label %latch
rare:
  %x = add i32 %a, %b
  store volatile i32 %x, ptr %p
  br label %latch
latch:
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(ptr %p, i32 %a, i32 %b, i32 %n, i1 %c) {
; entry:
;   %always = mul i32 %a, %b
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   store volatile i32 %always, ptr %p, align 4
;   br i1 %c, label %rare, label %latch
;
; rare:                                             ; preds = %loop
;   %x = add i32 %a, %b
;   store volatile i32 %x, ptr %p, align 4
;   br label %latch
;
; latch:                                            ; preds = %rare, %loop
;   %next = add i32 %i, 1
;   %again = icmp slt i32 %next, %n
;   br i1 %again, label %loop, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
