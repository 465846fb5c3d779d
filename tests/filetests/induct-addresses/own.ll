; RUN: opt -passes='induct-addresses'
; Objects of the thread stay indexed, and so do addresses whose step is far; one by a product of 64 bits is a pointer.
define i32 @f(ptr byval([64 x i32]) %p, ptr %q, ptr %r, i64 %n, i64 %m) {
entry:
  %l = alloca [64 x i32]
  call void @fill(ptr %l)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %a
  %b = getelementptr i32, ptr %l, i64 %i
  %y = load i32, ptr %b
  %im = mul i64 %i, %m
  %d = getelementptr i32, ptr %q, i64 %im
  %z = load i32, ptr %d
  %g = getelementptr [1048576 x i32], ptr %r, i64 %i
  %h = load i32, ptr %g
  %j = add i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %loop, label %out
out:
  %s = add i32 %x, %y
  %t = add i32 %s, %z
  %u = add i32 %t, %h
  ret i32 %u
}
declare void @fill(ptr)
; EXPECT
; define i32 @f(ptr byval([64 x i32]) %p, ptr %q, ptr %r, i64 %n, i64 %m) {
; entry:
;   %l = alloca [64 x i32], align 4
;   call void @fill(ptr %l)
;   %0 = shl i64 %m, 2
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %1 = phi ptr [ %q, %entry ], [ %2, %loop ]
;   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
;   %a = getelementptr i32, ptr %p, i64 %i
;   %x = load i32, ptr %a, align 4
;   %b = getelementptr i32, ptr %l, i64 %i
;   %y = load i32, ptr %b, align 4
;   %z = load i32, ptr %1, align 4
;   %g = getelementptr [1048576 x i32], ptr %r, i64 %i
;   %h = load i32, ptr %g, align 4
;   %j = add i64 %i, 1
;   %c = icmp slt i64 %j, %n
;   %2 = getelementptr i8, ptr %1, i64 %0
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %loop
;   %s = add i32 %x, %y
;   %t = add i32 %s, %z
;   %u = add i32 %t, %h
;   ret i32 %u
; }
;
; declare void @fill(ptr)
