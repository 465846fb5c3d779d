; RUN: opt -passes='loop(indvars<guards>)' -iv-loop-level=2
; iv-loop-level says how deep the rewritten loops may be.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @nest(ptr %p) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %k.next, %inner ]
  store volatile i32 %k, ptr %p
  %k.next = add i32 %k, 1
  %c = icmp slt i32 %k.next, 20
  br i1 %c, label %inner, label %latch
latch:
  %i.next = add i32 %i, 1
  %d = icmp slt i32 %i.next, 30
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @nest(ptr %p) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %k = phi i32 [ 0, %outer ], [ %k.next, %inner ]
;   store volatile i32 %k, ptr %p, align 4
;   %k.next = add nuw nsw i32 %k, 1
;   %exitcond = icmp ne i32 %k.next, 20
;   br i1 %exitcond, label %inner, label %latch
;
; latch:                                            ; preds = %inner
;   %i.next = add nuw nsw i32 %i, 1
;   %exitcond1 = icmp ne i32 %i.next, 30
;   br i1 %exitcond1, label %outer, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
