; RUN: opt -passes='loop(loop-deletion)'
; A loop whose trip count is one loses its back edge, effects and barriers stay; in a nest the loop around keeps its form.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define void @count(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store volatile i32 %i, ptr %p
  %next = add i32 %i, 1
  %c = icmp ult i32 %next, 1
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define i32 @nest(ptr %p, i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %inext, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %jnext, %back ]
  store volatile i32 %j, ptr %p
  %jnext = add i32 %j, 1
  %jc = icmp eq i32 %jnext, 1
  br i1 %jc, label %latch, label %back
back:
  store volatile i32 9, ptr %p
  br label %inner
latch:
  %v = phi i32 [ %jnext, %inner ]
  %inext = add i32 %i, %v
  %ic = icmp slt i32 %inext, %n
  br i1 %ic, label %outer, label %exit
exit:
  %r = phi i32 [ %v, %latch ]
  ret i32 %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; define void @count(ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry
;   %i = phi i32 [ 0, %entry ]
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   store volatile i32 %i, ptr %p, align 4
;   %next = add i32 %i, 1
;   %c = icmp ult i32 %next, 1
;   br label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define i32 @nest(ptr %p, i32 %n) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %inext, %latch ]
;   br label %inner
;
; inner:                                            ; preds = %outer
;   %j = phi i32 [ 0, %outer ]
;   store volatile i32 %j, ptr %p, align 4
;   %jnext = add i32 %j, 1
;   %jc = icmp eq i32 %jnext, 1
;   br i1 %jc, label %latch, label %back
;
; back:                                             ; preds = %inner
;   store volatile i32 9, ptr %p, align 4
;   unreachable
;
; latch:                                            ; preds = %inner
;   %v = phi i32 [ %jnext, %inner ]
;   %inext = add i32 %i, %v
;   %ic = icmp slt i32 %inext, %n
;   br i1 %ic, label %outer, label %exit
;
; exit:                                             ; preds = %latch
;   %r = phi i32 [ %v, %latch ]
;   ret i32 %r
; }
;
; attributes #0 = { convergent nocallback nounwind }
