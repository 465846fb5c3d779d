; RUN: opt -passes='loop(loop-instsimplify)'
; A phi that closes an inner loop stays in the outer one though it equals the value of the inner loop.
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %p, i32 %n, i32 %m) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %inext, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %jnext, %inner ]
  %jnext = add i32 %j, 1
  %jc = icmp slt i32 %jnext, %m
  br i1 %jc, label %inner, label %latch
latch:
  %last = phi i32 [ %jnext, %inner ]
  %x = add i32 %last, 0
  store volatile i32 %x, ptr %p
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
; define void @f(ptr %p, i32 %n, i32 %m) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %inext, %latch ]
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %j = phi i32 [ 0, %outer ], [ %jnext, %inner ]
;   %jnext = add i32 %j, 1
;   %jc = icmp slt i32 %jnext, %m
;   br i1 %jc, label %inner, label %latch
;
; latch:                                            ; preds = %inner
;   %last = phi i32 [ %jnext, %inner ]
;   store volatile i32 %last, ptr %p, align 4
;   %inext = add i32 %i, 1
;   %ic = icmp slt i32 %inext, %n
;   br i1 %ic, label %outer, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
