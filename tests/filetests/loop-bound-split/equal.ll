; RUN: opt -passes='loop(loop-bound-split)'
; An equality with the counter splits off one iteration.
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr %p, i64 %m) {
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %j, %latch ]
  %q = getelementptr i32, ptr %p, i64 %i
  %c = icmp eq i64 %i, 7
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
;   %0 = icmp ne i64 0, 7
;   %1 = freeze i1 %0
;   br i1 %1, label %l.first.ph, label %l.once.ph
;
; l.first.ph:                                       ; preds = %entry
;   br label %l
;
; l:                                                ; preds = %latch, %l.first.ph
;   %i = phi i64 [ 0, %l.first.ph ], [ %j, %latch ]
;   %q = getelementptr i32, ptr %p, i64 %i
;   br label %b
;
; b:                                                ; preds = %l
;   store i32 2, ptr %q, align 4
;   br label %latch
;
; latch:                                            ; preds = %b
;   %j = add nuw nsw i64 %i, 1
;   %d = icmp ult i64 %j, 100
;   %2 = icmp ne i64 %j, 7
;   %3 = freeze i1 %2
;   %4 = select i1 %d, i1 %3, i1 false
;   br i1 %4, label %l, label %l.middle
;
; l.middle:                                         ; preds = %latch
;   br i1 %d, label %l.once.ph, label %e
;
; e:                                                ; preds = %latch.once, %latch.rest, %l.middle
;   ret void
;
; l.rest.ph:                                        ; preds = %latch.once
;   %i.carried = phi i64 [ %j.once, %latch.once ]
;   br label %l.rest
;
; l.rest:                                           ; preds = %latch.rest, %l.rest.ph
;   %i.rest = phi i64 [ %i.carried, %l.rest.ph ], [ %j.rest, %latch.rest ]
;   %q.rest = getelementptr i32, ptr %p, i64 %i.rest
;   br label %b.rest
;
; b.rest:                                           ; preds = %l.rest
;   store i32 2, ptr %q.rest, align 4
;   br label %latch.rest
;
; latch.rest:                                       ; preds = %b.rest
;   %j.rest = add nuw nsw i64 %i.rest, 1
;   %d.rest = icmp ult i64 %j.rest, 100
;   br i1 %d.rest, label %l.rest, label %e
;
; l.once.ph:                                        ; preds = %l.middle, %entry
;   %i.carried1 = phi i64 [ 0, %entry ], [ %j, %l.middle ]
;   br label %l.once
;
; l.once:                                           ; preds = %l.once.ph
;   %q.once = getelementptr i32, ptr %p, i64 %i.carried1
;   br label %a.once
;
; a.once:                                           ; preds = %l.once
;   store i32 1, ptr %q.once, align 4
;   br label %latch.once
;
; latch.once:                                       ; preds = %a.once
;   %j.once = add nuw nsw i64 %i.carried1, 1
;   %d.once = icmp ult i64 %j.once, 100
;   br i1 %d.once, label %l.rest.ph, label %e
; }
