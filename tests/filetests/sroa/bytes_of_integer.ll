; RUN: opt -passes='sroa'
; Bytes stored into one integer are inserted by masks and shifts.
define i32 @f(i8 %a, i8 %b, i32 %w) {
  %p = alloca i32, align 4
  store i32 %w, ptr %p, align 4
  store i8 %a, ptr %p, align 4
  %q = getelementptr inbounds i8, ptr %p, i64 3
  store i8 %b, ptr %q, align 1
  %r = load i32, ptr %p, align 4
  ret i32 %r
}
; EXPECT
; define i32 @f(i8 %a, i8 %b, i32 %w) {
;   %1 = trunc i32 %w to i8
;   %2 = lshr i32 %w, 8
;   %3 = trunc i32 %2 to i16
;   %4 = lshr i32 %w, 24
;   %5 = trunc i32 %4 to i8
;   %6 = zext i8 %b to i32
;   %7 = shl i32 %6, 24
;   %8 = and i32 undef, 16777215
;   %9 = or i32 %8, %7
;   %10 = zext i16 %3 to i32
;   %11 = shl i32 %10, 8
;   %12 = and i32 %9, -16776961
;   %13 = or i32 %12, %11
;   %14 = zext i8 %a to i32
;   %15 = and i32 %13, -256
;   %r = or i32 %15, %14
;   ret i32 %r
; }
