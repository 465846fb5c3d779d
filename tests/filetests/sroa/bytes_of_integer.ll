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
;   %1 = and i32 %w, -256
;   %2 = zext i8 %a to i32
;   %3 = or i32 %1, %2
;   %4 = and i32 %3, 16777215
;   %5 = zext i8 %b to i32
;   %6 = shl i32 %5, 24
;   %7 = or i32 %4, %6
;   ret i32 %7
; }
