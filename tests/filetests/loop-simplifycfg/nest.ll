; RUN: opt -passes='loop(loop-simplifycfg)'
; An exit of an inner loop to the outer latch is never taken: the switch keeps the outer loop, of which the inner one is no part any more.
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %p, i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %in, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %jn, %body ]
  br i1 true, label %body, label %latch
body:
  store volatile i32 %j, ptr %p
  %jn = add i32 %j, 1
  %c = icmp slt i32 %jn, %n
  br i1 %c, label %inner, label %out
latch:
  %in = add i32 %i, 1
  br label %outer
out:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(ptr %p, i32 %n) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %in, %latch ]
;   switch i32 0, label %outer.split [
;     i32 1, label %latch
;   ]
;
; outer.split:                                      ; preds = %outer
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer.split
;   %j = phi i32 [ 0, %outer.split ], [ %jn, %inner ]
;   store volatile i32 %j, ptr %p, align 4
;   %jn = add i32 %j, 1
;   %c = icmp slt i32 %jn, %n
;   br i1 %c, label %inner, label %out
;
; latch:                                            ; preds = %outer
;   %in = add i32 %i, 1
;   br label %outer
;
; out:                                              ; preds = %inner
;   ret void
; }
