; RUN: opt -passes='loop(indvars<guards>)' -Disable-unknown-trip-iv
; With Disable-unknown-trip-iv loops whose trip count is not known are left alone.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @unknown(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %j = phi i32 [ 0, %entry ], [ %jn, %loop ]
  store volatile i32 %i, ptr %p
  store volatile i32 %j, ptr %p
  %next = add i32 %i, 1
  %jn = add i32 %j, 1
  %c = load volatile i1, ptr %p
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @unknown(ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %j = phi i32 [ 0, %entry ], [ %jn, %loop ]
;   store volatile i32 %i, ptr %p, align 4
;   store volatile i32 %j, ptr %p, align 4
;   %next = add i32 %i, 1
;   %jn = add i32 %j, 1
;   %c = load volatile i1, ptr %p, align 1
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
