; RUN: opt -passes='loop-mssa(lnicm)'
; A division of the inner loop leaves the nest only if it runs whenever that is entered: not behind a condition of the outer loop.
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %p, i32 %a, i32 %b, i32 %n, i32 %m) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %inext, %latch ]
  %first = udiv i32 %a, %n
  store volatile i32 %first, ptr %p
  %skip = icmp eq i32 %i, %m
  br i1 %skip, label %latch, label %inner.ph
inner.ph:
  br label %inner
inner:
  %j = phi i32 [ 0, %inner.ph ], [ %jnext, %inner ]
  %x = udiv i32 %a, %b
  store volatile i32 %x, ptr %p
  %jnext = add i32 %j, 1
  %jc = icmp slt i32 %jnext, %m
  br i1 %jc, label %inner, label %latch.loopexit
latch.loopexit:
  br label %latch
latch:
  %inext = add i32 %i, 1
  %ic = icmp slt i32 %inext, %n
  br i1 %ic, label %outer, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(ptr %p, i32 %a, i32 %b, i32 %n, i32 %m) {
; entry:
;   %first = udiv i32 %a, %n
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %inext, %latch ]
;   store volatile i32 %first, ptr %p, align 4
;   %skip = icmp eq i32 %i, %m
;   br i1 %skip, label %latch, label %inner.ph
;
; inner.ph:                                         ; preds = %outer
;   br label %inner
;
; inner:                                            ; preds = %inner, %inner.ph
;   %j = phi i32 [ 0, %inner.ph ], [ %jnext, %inner ]
;   %x = udiv i32 %a, %b
;   store volatile i32 %x, ptr %p, align 4
;   %jnext = add i32 %j, 1
;   %jc = icmp slt i32 %jnext, %m
;   br i1 %jc, label %inner, label %latch.loopexit
;
; latch.loopexit:                                   ; preds = %inner
;   br label %latch
;
; latch:                                            ; preds = %latch.loopexit, %outer
;   %inext = add i32 %i, 1
;   %ic = icmp slt i32 %inext, %n
;   br i1 %ic, label %outer, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
