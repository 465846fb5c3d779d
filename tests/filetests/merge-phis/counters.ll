; RUN: opt -passes='merge-phis'
; Two counters of an unrolled loop: one stays, with the promises of both.
define void @f(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %k = phi i32 [ 0, %entry ], [ %l, %loop ]
  %w = zext nneg i32 %i to i64
  %a = getelementptr i32, ptr %p, i64 %w
  store i32 %k, ptr %a
  %l = add i32 %k, 2
  %c = icmp eq i32 %l, %n
  %j = add nuw nsw i32 %i, 2
  br i1 %c, label %out, label %loop
out:
  ret void
}
; EXPECT
; define void @f(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %w = zext nneg i32 %i to i64
;   %a = getelementptr i32, ptr %p, i64 %w
;   store i32 %i, ptr %a, align 4
;   %j = add i32 %i, 2
;   %c = icmp eq i32 %j, %n
;   br i1 %c, label %out, label %loop
;
; out:                                              ; preds = %loop
;   ret void
; }
