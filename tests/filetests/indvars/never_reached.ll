; RUN: opt -passes='loop(indvars)' --check-analyses
; In code that is never reached every comparison is decided: the inner loop, said to run twice, is left at once, and what is known of its count goes.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @k() {
entry:
  br i1 true, label %exit, label %never
exit:
  ret void
never:
  br label %outer
outer:
  br label %inner
inner:
  %i = phi i64 [ 0, %outer ], [ %next, %latch ]
  br i1 false, label %then, label %latch
then:
  br label %latch
latch:
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 2
  br i1 %more, label %inner, label %again
again:
  br label %outer
}
; EXPECT
; target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @k() {
; entry:
;   br i1 true, label %exit, label %never
;
; exit:                                             ; preds = %entry
;   ret void
;
; never:                                            ; preds = %entry
;   br label %outer
;
; outer:                                            ; preds = %again, %never
;   br label %inner
;
; inner:                                            ; preds = %latch, %outer
;   br i1 false, label %then, label %latch
;
; then:                                             ; preds = %inner
;   br label %latch
;
; latch:                                            ; preds = %then, %inner
;   br i1 false, label %inner, label %again
;
; again:                                            ; preds = %latch
;   br label %outer
; }
