; RUN: opt -passes='loop-unroll-full'
; The outer loop runs once, since the inner one leaves both. That exit is taken in the first iteration of the outer loop, and not at the first time that its block runs.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @leaves_both(ptr %counter, i32 %n) {
entry:
  %end = zext nneg i32 %n to i64
  br label %outer
outer:
  %start = phi i64 [ %from, %again ], [ 0, %entry ]
  br label %inner
inner:
  %i = phi i64 [ %next, %body ], [ %start, %outer ]
  %more = icmp ne i64 %i, %end
  br i1 %more, label %body.or.again, label %exit
body.or.again:
  %old = atomicrmw add ptr %counter, i32 1 monotonic, align 4
  br i1 true, label %body, label %again
body:
  %next = add nuw nsw i64 %i, 1
  br label %inner
again:
  %from = add nuw nsw i64 %i, 1
  br label %outer
exit:
  ret void
}
; EXPECT
; target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @leaves_both(ptr %counter, i32 %n) {
; entry:
;   %end = zext nneg i32 %n to i64
;   br label %outer
;
; outer:                                            ; preds = %entry
;   br label %inner
;
; inner:                                            ; preds = %body, %outer
;   %i = phi i64 [ %next, %body ], [ 0, %outer ]
;   %more = icmp ne i64 %i, %end
;   br i1 %more, label %body.or.again, label %exit
;
; body.or.again:                                    ; preds = %inner
;   %old = atomicrmw add ptr %counter, i32 1 monotonic, align 4
;   br i1 true, label %body, label %again
;
; body:                                             ; preds = %body.or.again
;   %next = add nuw nsw i64 %i, 1
;   br label %inner
;
; again:                                            ; preds = %body.or.again
;   unreachable
;
; exit:                                             ; preds = %inner
;   ret void
; }
