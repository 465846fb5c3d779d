; RUN: opt -passes='bypass-slow-division'
; Nothing is known: both upper halves are tested; quotient and remainder share the branch.
define i64 @f(i64 %a, i64 %b) {
entry:
  %q = sdiv i64 %a, %b
  %x = add i64 %q, 1
  %r = srem i64 %a, %b
  %s = add i64 %x, %r
  ret i64 %s
}
; Unsigned and signed divisions do not share.
define i64 @g(i64 noundef %a, i64 %b) {
  %q = udiv exact i64 %a, %b
  %r = srem i64 %a, %b
  %s = add i64 %q, %r
  ret i64 %s
}
; EXPECT
; define i64 @f(i64 %a, i64 %b) {
; entry:
;   %0 = freeze i64 %a
;   %1 = or i64 %0, %b
;   %2 = lshr i64 %1, 32
;   %3 = trunc nuw i64 %2 to i32
;   %4 = icmp eq i32 %3, 0
;   br i1 %4, label %entry.short, label %entry.long
;
; entry.short:                                      ; preds = %entry
;   %5 = trunc i64 %0 to i32
;   %6 = trunc i64 %b to i32
;   %7 = udiv i32 %5, %6
;   %8 = zext i32 %7 to i64
;   %9 = urem i32 %5, %6
;   %10 = zext i32 %9 to i64
;   br label %entry.divided
;
; entry.long:                                       ; preds = %entry
;   %11 = sdiv i64 %0, %b
;   %12 = srem i64 %0, %b
;   br label %entry.divided
;
; entry.divided:                                    ; preds = %entry.long, %entry.short
;   %r = phi i64 [ %10, %entry.short ], [ %12, %entry.long ]
;   %q = phi i64 [ %8, %entry.short ], [ %11, %entry.long ]
;   %x = add i64 %q, 1
;   %s = add i64 %x, %r
;   ret i64 %s
; }
;
; define i64 @g(i64 noundef %a, i64 %b) {
;   %1 = or i64 %a, %b
;   %2 = lshr i64 %1, 32
;   %3 = trunc nuw i64 %2 to i32
;   %4 = icmp eq i32 %3, 0
;   br i1 %4, label %5, label %10
;
; 5:                                                ; preds = %0
;   %6 = trunc i64 %a to i32
;   %7 = trunc i64 %b to i32
;   %8 = udiv i32 %6, %7
;   %9 = zext i32 %8 to i64
;   br label %12
;
; 10:                                               ; preds = %0
;   %11 = udiv i64 %a, %b
;   br label %12
;
; 12:                                               ; preds = %10, %5
;   %q = phi i64 [ %9, %5 ], [ %11, %10 ]
;   %13 = or i64 %a, %b
;   %14 = lshr i64 %13, 32
;   %15 = trunc nuw i64 %14 to i32
;   %16 = icmp eq i32 %15, 0
;   br i1 %16, label %17, label %22
;
; 17:                                               ; preds = %12
;   %18 = trunc i64 %a to i32
;   %19 = trunc i64 %b to i32
;   %20 = urem i32 %18, %19
;   %21 = zext i32 %20 to i64
;   br label %24
;
; 22:                                               ; preds = %12
;   %23 = srem i64 %a, %b
;   br label %24
;
; 24:                                               ; preds = %22, %17
;   %r = phi i64 [ %21, %17 ], [ %23, %22 ]
;   %s = add i64 %q, %r
;   ret i64 %s
; }
