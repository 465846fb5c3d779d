; RUN: opt -passes='loop-interchange<always>'
; The sum of the innermost loop goes on through the loops around it, which are not exchanged.
@a = external global [8 x [8 x [8 x i32]]]

define i32 @f() {
entry:
  br label %i.loop
i.loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %i.latch ]
  br label %j.loop
j.loop:
  %j = phi i64 [ 0, %i.loop ], [ %j.next, %j.latch ]
  br label %k.loop
k.loop:
  %k = phi i64 [ 0, %j.loop ], [ %k.next, %k.loop ]
  %sum = phi i32 [ 1, %j.loop ], [ %next, %k.loop ]
  %at = getelementptr [8 x [8 x [8 x i32]]], ptr @a, i64 0, i64 %k, i64 %j, i64 %i
  %v = load i32, ptr %at, align 4
  %next = add i32 %sum, %v
  %k.next = add nuw nsw i64 %k, 1
  %k.done = icmp eq i64 %k.next, 8
  br i1 %k.done, label %j.latch, label %k.loop
j.latch:
  %out = phi i32 [ %next, %k.loop ]
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, 8
  br i1 %j.done, label %i.latch, label %j.loop
i.latch:
  %out.j = phi i32 [ %out, %j.latch ]
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 8
  br i1 %i.done, label %exit, label %i.loop
exit:
  %r = phi i32 [ %out.j, %i.latch ]
  ret i32 %r
}
; EXPECT
; @a = external global [8 x [8 x [8 x i32]]]
;
; define i32 @f() {
; entry:
;   br label %i.loop
;
; i.loop:                                           ; preds = %i.latch, %entry
;   %i = phi i64 [ 0, %entry ], [ %i.next, %i.latch ]
;   br label %j.loop
;
; j.loop:                                           ; preds = %j.latch, %i.loop
;   %j = phi i64 [ 0, %i.loop ], [ %j.next, %j.latch ]
;   br label %k.loop
;
; k.loop:                                           ; preds = %k.loop, %j.loop
;   %k = phi i64 [ 0, %j.loop ], [ %k.next, %k.loop ]
;   %sum = phi i32 [ 1, %j.loop ], [ %next, %k.loop ]
;   %at = getelementptr [8 x [8 x [8 x i32]]], ptr @a, i64 0, i64 %k, i64 %j, i64 %i
;   %v = load i32, ptr %at, align 4
;   %next = add i32 %sum, %v
;   %k.next = add nuw nsw i64 %k, 1
;   %k.done = icmp eq i64 %k.next, 8
;   br i1 %k.done, label %j.latch, label %k.loop
;
; j.latch:                                          ; preds = %k.loop
;   %out = phi i32 [ %next, %k.loop ]
;   %j.next = add nuw nsw i64 %j, 1
;   %j.done = icmp eq i64 %j.next, 8
;   br i1 %j.done, label %i.latch, label %j.loop
;
; i.latch:                                          ; preds = %j.latch
;   %out.j = phi i32 [ %out, %j.latch ]
;   %i.next = add nuw nsw i64 %i, 1
;   %i.done = icmp eq i64 %i.next, 8
;   br i1 %i.done, label %exit, label %i.loop
;
; exit:                                             ; preds = %i.latch
;   %r = phi i32 [ %out.j, %i.latch ]
;   ret i32 %r
; }
