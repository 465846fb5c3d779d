; RUN: opt -passes='bypass-slow-division'
; A small dividend is compared with the divisor: no long division.
define i64 @f(i32 noundef %a, i64 %b) {
  %x = zext i32 %a to i64
  %q = udiv i64 %x, %b
  %r = urem i64 %x, %b
  %s = add i64 %q, %r
  ret i64 %s
}
; Signed: the divisor may be negative.
define i64 @g(i32 noundef %a, i64 %b) {
  %x = zext i32 %a to i64
  %r = srem i64 %x, %b
  ret i64 %r
}
; EXPECT
; define i64 @f(i32 noundef %a, i64 %b) {
;   %x = zext i32 %a to i64
;   %1 = icmp uge i64 %x, %b
;   br i1 %1, label %2, label %8
;
; 2:                                                ; preds = %0
;   %3 = trunc i64 %b to i32
;   %4 = udiv i32 %a, %3
;   %5 = zext i32 %4 to i64
;   %6 = urem i32 %a, %3
;   %7 = zext i32 %6 to i64
;   br label %8
;
; 8:                                                ; preds = %2, %0
;   %r = phi i64 [ %7, %2 ], [ %x, %0 ]
;   %q = phi i64 [ %5, %2 ], [ 0, %0 ]
;   %s = add i64 %q, %r
;   ret i64 %s
; }
;
; define i64 @g(i32 noundef %a, i64 %b) {
;   %x = zext i32 %a to i64
;   %1 = lshr i64 %b, 32
;   %2 = trunc nuw i64 %1 to i32
;   %3 = icmp eq i32 %2, 0
;   br i1 %3, label %4, label %8
;
; 4:                                                ; preds = %0
;   %5 = trunc i64 %b to i32
;   %6 = urem i32 %a, %5
;   %7 = zext i32 %6 to i64
;   br label %10
;
; 8:                                                ; preds = %0
;   %9 = srem i64 %x, %b
;   br label %10
;
; 10:                                               ; preds = %8, %4
;   %r = phi i64 [ %7, %4 ], [ %9, %8 ]
;   ret i64 %r
; }
