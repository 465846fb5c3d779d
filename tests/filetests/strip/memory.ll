; RUN: opt -passes=strip -S
; Values are numbered.
define i32 @f(ptr %p, i64 %i) {
entry:
  %slot = alloca i32, align 4
  %q = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %q, align 4
  store i32 %v, ptr %slot, align 4
  %w = load i32, ptr %slot, align 4
  ret i32 %w
}
; EXPECT
; define i32 @f(ptr %0, i64 %1) {
;   %3 = alloca i32, align 4
;   %4 = getelementptr i32, ptr %0, i64 %1
;   %5 = load i32, ptr %4, align 4
;   store i32 %5, ptr %3, align 4
;   %6 = load i32, ptr %3, align 4
;   ret i32 %6
; }
