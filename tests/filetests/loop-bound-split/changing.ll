; RUN: opt -passes='loop(loop-bound-split)'
; A bound that changes in the loop splits nothing.
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr %p, i64 %m) {
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %j, %latch ]
  %q = getelementptr i32, ptr %p, i64 %i
  %k = load volatile i64, ptr %q
  %c = icmp ult i64 %i, %k
  br i1 %c, label %a, label %b
a:
  store i32 1, ptr %q
  br label %latch
b:
  store i32 2, ptr %q
  br label %latch
latch:
  %j = add nuw nsw i64 %i, 1
  %d = icmp ult i64 %j, 100
  br i1 %d, label %l, label %e
e:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(ptr %p, i64 %m) {
; entry:
;   br label %l
;
; l:                                                ; preds = %latch, %entry
;   %i = phi i64 [ 0, %entry ], [ %j, %latch ]
;   %q = getelementptr i32, ptr %p, i64 %i
;   %k = load volatile i64, ptr %q, align 8
;   %c = icmp ult i64 %i, %k
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %l
;   store i32 1, ptr %q, align 4
;   br label %latch
;
; b:                                                ; preds = %l
;   store i32 2, ptr %q, align 4
;   br label %latch
;
; latch:                                            ; preds = %b, %a
;   %j = add nuw nsw i64 %i, 1
;   %d = icmp ult i64 %j, 100
;   br i1 %d, label %l, label %e
;
; e:                                                ; preds = %latch
;   ret void
; }
