; RUN: opt -passes='sink-increments'
; Not behind a use of its own, nor where the value lives on; two steps of one value both move.
define i32 @own_use(i32 %n, ptr %q) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  store i32 %j, ptr %q
  store i32 %i, ptr %q
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 0
}
define i32 @lives_on(i32 %n, ptr %q) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  store i32 %i, ptr %q
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %i
}
define i32 @two(i32 %n, ptr %q) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %k = phi i32 [ 1, %entry ], [ %l, %loop ]
  %j = add i32 %i, 1
  %l = mul i32 %i, 3
  store i32 %i, ptr %q
  %c = icmp slt i32 %k, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %k
}
; EXPECT
; define i32 @own_use(i32 %n, ptr %q) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %j = add i32 %i, 1
;   store i32 %j, ptr %q, align 4
;   store i32 %i, ptr %q, align 4
;   %c = icmp slt i32 %j, %n
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret i32 0
; }
;
; define i32 @lives_on(i32 %n, ptr %q) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %j = add i32 %i, 1
;   store i32 %i, ptr %q, align 4
;   %c = icmp slt i32 %j, %n
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret i32 %i
; }
;
; define i32 @two(i32 %n, ptr %q) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %k = phi i32 [ 1, %entry ], [ %l, %loop ]
;   store i32 %i, ptr %q, align 4
;   %j = add i32 %i, 1
;   %l = mul i32 %i, 3
;   %c = icmp slt i32 %k, %n
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret i32 %k
; }
