; RUN: opt -passes='loop(loop-simplifycfg)'
; A loop that would end with the folded branch is left as it is: loop-deletion takes it.
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %p) {
entry:
  br label %loop
loop:
  store volatile i32 0, ptr %p
  br i1 true, label %exit, label %latch
latch:
  store volatile i32 1, ptr %p
  br label %loop
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   store volatile i32 0, ptr %p, align 4
;   br i1 true, label %exit, label %latch
;
; latch:                                            ; preds = %loop
;   store volatile i32 1, ptr %p, align 4
;   br label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
