; RUN: opt -passes='merge-phis'
; Steps in different blocks: the one that is still asked for stays a step of its own. Steps by a value are the same only where
; they are made together.
define void @constants(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %more ]
  %k = phi i32 [ 0, %entry ], [ %l, %more ]
  %m = phi i32 [ 0, %entry ], [ %o, %more ]
  %j = add nsw i32 %i, 1
  %c = icmp eq i32 %j, %n
  br i1 %c, label %out, label %more
more:
  %l = add i32 %k, 1
  %o = add i32 %m, 1
  store i32 %k, ptr %p
  store i32 %l, ptr %p
  br label %loop
out:
  ret void
}
define void @values(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %more ]
  %k = phi i32 [ 0, %entry ], [ %l, %more ]
  %m = phi i32 [ 0, %entry ], [ %o, %more ]
  %s = load i32, ptr %p
  %j = add i32 %i, %s
  %o = add nsw i32 %m, %s
  %c = icmp eq i32 %j, %n
  br i1 %c, label %out, label %more
more:
  %l = add i32 %k, %s
  store i32 %k, ptr %p
  store i32 %m, ptr %p
  br label %loop
out:
  ret void
}
; EXPECT
; define void @constants(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %more, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %more ]
;   %j = add i32 %i, 1
;   %c = icmp eq i32 %j, %n
;   br i1 %c, label %out, label %more
;
; more:                                             ; preds = %loop
;   %l = add i32 %i, 1
;   store i32 %i, ptr %p, align 4
;   store i32 %l, ptr %p, align 4
;   br label %loop
;
; out:                                              ; preds = %loop
;   ret void
; }
;
; define void @values(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %more, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %more ]
;   %k = phi i32 [ 0, %entry ], [ %l, %more ]
;   %s = load i32, ptr %p, align 4
;   %j = add i32 %i, %s
;   %c = icmp eq i32 %j, %n
;   br i1 %c, label %out, label %more
;
; more:                                             ; preds = %loop
;   %l = add i32 %k, %s
;   store i32 %k, ptr %p, align 4
;   store i32 %i, ptr %p, align 4
;   br label %loop
;
; out:                                              ; preds = %loop
;   ret void
; }
