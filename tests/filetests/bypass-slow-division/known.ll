; RUN: opt -passes='bypass-slow-division'
; Operands that fit are divided in their place.
define i64 @both(i64 %a, i32 %b) {
  %x = and i64 %a, 4294967295
  %y = zext i32 %b to i64
  %q = udiv i64 %x, %y
  ret i64 %q
}
define i64 @by_constant(i32 %a) {
  %x = zext i32 %a to i64
  %q = sdiv i64 %x, 10
  ret i64 %q
}
define i64 @sign_extended(i16 %a, i32 %b) {
  %x = sext i16 %a to i64
  %y = sext i32 %b to i64
  %q = srem i64 %x, %y
  ret i64 %q
}
; The smallest dividend by -1 would not fit.
define i64 @may_overflow(i32 %a, i32 %b) {
  %x = sext i32 %a to i64
  %y = sext i32 %b to i64
  %q = sdiv i64 %x, %y
  ret i64 %q
}
; One operand is tested.
define i64 @divisor_fits(i64 noundef %a, i32 %b) {
  %y = zext i32 %b to i64
  %q = udiv i64 %a, %y
  ret i64 %q
}
; EXPECT
; define i64 @both(i64 %a, i32 %b) {
;   %x = and i64 %a, 4294967295
;   %y = zext i32 %b to i64
;   %1 = trunc i64 %x to i32
;   %q.short = udiv i32 %1, %b
;   %q = zext i32 %q.short to i64
;   ret i64 %q
; }
;
; define i64 @by_constant(i32 %a) {
;   %x = zext i32 %a to i64
;   %q.short = udiv i32 %a, 10
;   %q = zext i32 %q.short to i64
;   ret i64 %q
; }
;
; define i64 @sign_extended(i16 %a, i32 %b) {
;   %x = sext i16 %a to i64
;   %y = sext i32 %b to i64
;   %1 = trunc i64 %x to i32
;   %q.short = srem i32 %1, %b
;   %q = sext i32 %q.short to i64
;   ret i64 %q
; }
;
; define i64 @may_overflow(i32 %a, i32 %b) {
;   %x = sext i32 %a to i64
;   %y = sext i32 %b to i64
;   %1 = freeze i64 %x
;   %2 = or i64 %1, %y
;   %3 = lshr i64 %2, 32
;   %4 = trunc nuw i64 %3 to i32
;   %5 = icmp eq i32 %4, 0
;   br i1 %5, label %6, label %10
;
; 6:                                                ; preds = %0
;   %7 = trunc i64 %1 to i32
;   %8 = udiv i32 %7, %b
;   %9 = zext i32 %8 to i64
;   br label %12
;
; 10:                                               ; preds = %0
;   %11 = sdiv i64 %1, %y
;   br label %12
;
; 12:                                               ; preds = %10, %6
;   %q = phi i64 [ %9, %6 ], [ %11, %10 ]
;   ret i64 %q
; }
;
; define i64 @divisor_fits(i64 noundef %a, i32 %b) {
;   %y = zext i32 %b to i64
;   %1 = lshr i64 %a, 32
;   %2 = trunc nuw i64 %1 to i32
;   %3 = icmp eq i32 %2, 0
;   br i1 %3, label %4, label %8
;
; 4:                                                ; preds = %0
;   %5 = trunc i64 %a to i32
;   %6 = udiv i32 %5, %b
;   %7 = zext i32 %6 to i64
;   br label %10
;
; 8:                                                ; preds = %0
;   %9 = udiv i64 %a, %y
;   br label %10
;
; 10:                                               ; preds = %8, %4
;   %q = phi i64 [ %7, %4 ], [ %9, %8 ]
;   ret i64 %q
; }
