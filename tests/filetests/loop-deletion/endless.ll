; RUN: opt -passes='loop(loop-deletion)'
; A loop without an exit that must make progress and has no effect is undefined; in a nest the loop around loses what leads to it.
target triple = "nvptx64-nvidia-cuda"
define void @alone() mustprogress {
entry:
  br label %loop
loop:
  br label %loop
}
define void @inside(ptr %p, i32 %n) mustprogress {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %inext, %latch ]
  %v = load volatile i1, ptr %p
  br i1 %v, label %inner.ph, label %latch
inner.ph:
  br label %inner
inner:
  br label %inner
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
; ; Function Attrs: mustprogress
; define void @alone() #0 {
; entry:
;   unreachable
; }
;
; ; Function Attrs: mustprogress
; define void @inside(ptr %p, i32 %n) #0 {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %inext, %latch ]
;   %v = load volatile i1, ptr %p, align 1
;   br i1 %v, label %inner.ph, label %latch
;
; inner.ph:                                         ; preds = %outer
;   unreachable
;
; latch:                                            ; preds = %outer
;   %inext = add i32 %i, 1
;   %ic = icmp slt i32 %inext, %n
;   br i1 %ic, label %outer, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; attributes #0 = { mustprogress }
