; RUN: opt -passes='loop(loop-simplifycfg)'
; A loop around a cycle with two entries keeps its branches: without one of the entries the cycle would be a loop that the nest does not have.
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  store volatile i32 0, ptr %p
  br i1 true, label %a, label %b
a:
  store volatile i32 1, ptr %p
  br label %b
b:
  store volatile i32 2, ptr %p
  br i1 %c, label %a, label %latch
latch:
  %v = load volatile i1, ptr %p
  br i1 %v, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(ptr %p, i1 %c) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   store volatile i32 0, ptr %p, align 4
;   br i1 true, label %a, label %b
;
; a:                                                ; preds = %b, %loop
;   store volatile i32 1, ptr %p, align 4
;   br label %b
;
; b:                                                ; preds = %a, %loop
;   store volatile i32 2, ptr %p, align 4
;   br i1 %c, label %a, label %latch
;
; latch:                                            ; preds = %b
;   %v = load volatile i1, ptr %p, align 1
;   br i1 %v, label %loop, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
