; RUN: opt -passes='loop(loop-bound-split)'
; A loop with a convergent call stays whole.
target triple = "nvptx64-nvidia-cuda"
declare void @g() convergent
define void @f(ptr %p, i64 %m) {
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %j, %latch ]
  %q = getelementptr i32, ptr %p, i64 %i
  %c = icmp ult i64 %i, %m
  br i1 %c, label %a, label %b
a:
  store i32 1, ptr %q
  call void @g()
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
; ; Function Attrs: convergent
; declare void @g() #0
;
; define void @f(ptr %p, i64 %m) {
; entry:
;   br label %l
;
; l:                                                ; preds = %latch, %entry
;   %i = phi i64 [ 0, %entry ], [ %j, %latch ]
;   %q = getelementptr i32, ptr %p, i64 %i
;   %c = icmp ult i64 %i, %m
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %l
;   store i32 1, ptr %q, align 4
;   call void @g()
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
;
; attributes #0 = { convergent }
