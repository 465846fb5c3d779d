; RUN: opt -passes='loop(indvars)'
; Phis that always have one value are one, also when the narrower is the low part of the wider.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @twins(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %in, %loop ]
  %j = phi i32 [ 0, %entry ], [ %jn, %loop ]
  %k = phi i32 [ 0, %entry ], [ %kn, %loop ]
  store volatile i64 %i, ptr %p
  store volatile i32 %j, ptr %p
  store volatile i32 %k, ptr %p
  %in = add i64 %i, 1
  %jn = add i32 %j, 1
  %kn = add i32 %k, 1
  %more = load volatile i1, ptr %p
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @twins(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %in, %loop ]
;   %indvars3 = trunc i64 %i to i32
;   %indvars1 = trunc i64 %i to i32
;   store volatile i64 %i, ptr %p, align 8
;   store volatile i32 %indvars1, ptr %p, align 4
;   store volatile i32 %indvars3, ptr %p, align 4
;   %in = add i64 %i, 1
;   %more = load volatile i1, ptr %p, align 1
;   br i1 %more, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
