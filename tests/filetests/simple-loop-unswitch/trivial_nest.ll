; RUN: opt -passes='loop(simple-loop-unswitch)' -verify-each
; The inner loop leaves to the end of the outer one only by what moves before it: afterwards it is no part of the outer loop.
define void @nest(ptr %p, i1 %c) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %next, %outer.latch ]
  store volatile i32 %i, ptr %p, align 4
  br label %inner
inner:
  br i1 %c, label %outer.latch, label %inner.latch
inner.latch:
  store volatile i32 1, ptr %p, align 4
  br label %inner
outer.latch:
  %next = add nuw nsw i32 %i, 1
  br label %outer
}
; EXPECT
; define void @nest(ptr %p, i1 %c) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %outer.latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %outer.latch ]
;   store volatile i32 %i, ptr %p, align 4
;   br i1 %c, label %outer.latch, label %outer.split
;
; outer.split:                                      ; preds = %outer
;   br label %inner
;
; inner:                                            ; preds = %inner.latch, %outer.split
;   br label %inner.latch
;
; inner.latch:                                      ; preds = %inner
;   store volatile i32 1, ptr %p, align 4
;   br label %inner
;
; outer.latch:                                      ; preds = %outer
;   %next = add nuw nsw i32 %i, 1
;   br label %outer
; }
