; RUN: opt -passes='sink-increments'
; What a moved instruction is made of may move behind other uses, but never behind it; the terminator stays last.
define void @f(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %k, %more ]
  %m = phi i32 [ 0, %entry ], [ %j, %more ]
  %j = add i32 %i, 1
  %k = add i32 %j, 1
  store i32 %i, ptr %p
  store i32 %m, ptr %p
  br label %more
more:
  %c = icmp slt i32 %k, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}
define void @g(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %k, %loop ]
  %m = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %k = shl i32 %j, 1
  store i32 %i, ptr %p
  store i32 %m, ptr %p
  store i32 %j, ptr %p
  %c = icmp slt i32 %m, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}
; EXPECT
; define void @f(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %more, %entry
;   %i = phi i32 [ 0, %entry ], [ %k, %more ]
;   %m = phi i32 [ 0, %entry ], [ %j, %more ]
;   %j = add i32 %i, 1
;   %k = add i32 %j, 1
;   store i32 %i, ptr %p, align 4
;   store i32 %m, ptr %p, align 4
;   br label %more
;
; more:                                             ; preds = %loop
;   %c = icmp slt i32 %k, %n
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %more
;   ret void
; }
;
; define void @g(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %k, %loop ]
;   %m = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %j = add i32 %i, 1
;   %k = shl i32 %j, 1
;   store i32 %i, ptr %p, align 4
;   store i32 %m, ptr %p, align 4
;   store i32 %j, ptr %p, align 4
;   %c = icmp slt i32 %m, %n
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
; }
