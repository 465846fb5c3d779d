; RUN: opt -passes='narrow-integers'
; A phi of extensions is one of 32 bits that is extended, around a loop and with constants that fit; not where one value is no extension, two extend differently, or a constant does not fit.
define void @chase(ptr %parents, i32 %x) {
entry:
  %first = sext i32 %x to i64
  br label %loop
loop:
  %before = phi i64 [ %first, %entry ], [ %wide, %loop ]
  %at = phi i32 [ %x, %entry ], [ %next, %loop ]
  %wide = sext i32 %at to i64
  %p = getelementptr i32, ptr %parents, i64 %wide
  %next = load i32, ptr %p
  %q = getelementptr i32, ptr %parents, i64 %before
  store i32 %next, ptr %q
  %same = icmp eq i32 %next, %at
  br i1 %same, label %exit, label %loop
exit:
  ret void
}
define i64 @constants(i1 %c, i1 %d, i32 %x) {
entry:
  %zero = zext nneg i32 %x to i64
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %one = phi i64 [ %zero, %entry ], [ 7, %a ]
  br i1 %d, label %e, label %f
e:
  br label %f
f:
  %two = phi i64 [ %one, %b ], [ poison, %e ]
  ret i64 %two
}
define i64 @negative(i1 %c, i32 %x) {
entry:
  %sign = sext i32 %x to i64
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %one = phi i64 [ %sign, %entry ], [ -7, %a ]
  ret i64 %one
}
define i64 @plain(i1 %c, i32 %x, i64 %y) {
entry:
  %sign = sext i32 %x to i64
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %one = phi i64 [ %sign, %entry ], [ %y, %a ]
  ret i64 %one
}
define i64 @mixed(i1 %c, i32 %x, i32 %y) {
entry:
  %sign = sext i32 %x to i64
  %zero = zext i32 %y to i64
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %one = phi i64 [ %sign, %entry ], [ %zero, %a ]
  ret i64 %one
}
define i64 @large(i1 %c, i32 %x) {
entry:
  %zero = zext i32 %x to i64
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %one = phi i64 [ %zero, %entry ], [ 4294967296, %a ]
  ret i64 %one
}
define i64 @through_a_plain_one(i1 %c, i1 %d, i32 %x, i64 %y) {
entry:
  %sign = sext i32 %x to i64
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %one = phi i64 [ %sign, %entry ], [ %y, %a ]
  br i1 %d, label %e, label %f
e:
  br label %f
f:
  %two = phi i64 [ %one, %b ], [ %sign, %e ]
  ret i64 %two
}
; EXPECT
; define void @chase(ptr %parents, i32 %x) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %before.short = phi i32 [ %x, %entry ], [ %at, %loop ]
;   %at = phi i32 [ %x, %entry ], [ %next, %loop ]
;   %before = sext i32 %before.short to i64
;   %wide = sext i32 %at to i64
;   %p = getelementptr i32, ptr %parents, i64 %wide
;   %next = load i32, ptr %p, align 4
;   %q = getelementptr i32, ptr %parents, i64 %before
;   store i32 %next, ptr %q, align 4
;   %same = icmp eq i32 %next, %at
;   br i1 %same, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define i64 @constants(i1 %c, i1 %d, i32 %x) {
; entry:
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   br label %b
;
; b:                                                ; preds = %a, %entry
;   %one.short = phi i32 [ %x, %entry ], [ 7, %a ]
;   br i1 %d, label %e, label %f
;
; e:                                                ; preds = %b
;   br label %f
;
; f:                                                ; preds = %e, %b
;   %two.short = phi i32 [ %one.short, %b ], [ poison, %e ]
;   %two = zext nneg i32 %two.short to i64
;   ret i64 %two
; }
;
; define i64 @negative(i1 %c, i32 %x) {
; entry:
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   br label %b
;
; b:                                                ; preds = %a, %entry
;   %one.short = phi i32 [ %x, %entry ], [ -7, %a ]
;   %one = sext i32 %one.short to i64
;   ret i64 %one
; }
;
; define i64 @plain(i1 %c, i32 %x, i64 %y) {
; entry:
;   %sign = sext i32 %x to i64
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   br label %b
;
; b:                                                ; preds = %a, %entry
;   %one = phi i64 [ %sign, %entry ], [ %y, %a ]
;   ret i64 %one
; }
;
; define i64 @mixed(i1 %c, i32 %x, i32 %y) {
; entry:
;   %sign = sext i32 %x to i64
;   %zero = zext i32 %y to i64
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   br label %b
;
; b:                                                ; preds = %a, %entry
;   %one = phi i64 [ %sign, %entry ], [ %zero, %a ]
;   ret i64 %one
; }
;
; define i64 @large(i1 %c, i32 %x) {
; entry:
;   %zero = zext i32 %x to i64
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   br label %b
;
; b:                                                ; preds = %a, %entry
;   %one = phi i64 [ %zero, %entry ], [ 4294967296, %a ]
;   ret i64 %one
; }
;
; define i64 @through_a_plain_one(i1 %c, i1 %d, i32 %x, i64 %y) {
; entry:
;   %sign = sext i32 %x to i64
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   br label %b
;
; b:                                                ; preds = %a, %entry
;   %one = phi i64 [ %sign, %entry ], [ %y, %a ]
;   br i1 %d, label %e, label %f
;
; e:                                                ; preds = %b
;   br label %f
;
; f:                                                ; preds = %e, %b
;   %two = phi i64 [ %one, %b ], [ %sign, %e ]
;   ret i64 %two
; }
