; RUN: opt -passes=argpromotion
; A copy of known alignment may be written: its parts become registers of the function. More than two parts are too many.
%pair = type { i32, i64 }
%triple = type { i32, i32, i32 }
define internal i64 @two(ptr byval(%pair) align 8 %p) {
  %x = load i32, ptr %p
  %y = add i32 %x, 1
  store i32 %y, ptr %p
  %z = load i32, ptr %p
  %w = zext i32 %z to i64
  %q = getelementptr %pair, ptr %p, i32 0, i32 1
  %v = load i64, ptr %q
  %r = add i64 %v, %w
  ret i64 %r
}
define internal i32 @three(ptr byval(%triple) align 4 %p) {
  %q = getelementptr %triple, ptr %p, i32 0, i32 1
  %r = getelementptr %triple, ptr %p, i32 0, i32 2
  %a = load i32, ptr %p
  %b = load i32, ptr %q
  %c = load i32, ptr %r
  %s = add i32 %a, %b
  %t = add i32 %s, %c
  ret i32 %t
}
define i64 @f(ptr align 8 dereferenceable(16) %p) {
  %r = call i64 @two(ptr byval(%pair) align 8 %p)
  %t = call i32 @three(ptr byval(%triple) align 4 %p)
  %w = zext i32 %t to i64
  %s = add i64 %r, %w
  ret i64 %s
}
; EXPECT
; %triple = type { i32, i32, i32 }
;
; define internal i64 @two(i32 %p.0.val, i64 %p.4.val) {
;   %y = add i32 %p.0.val, 1
;   %w = zext i32 %y to i64
;   %r = add i64 %p.4.val, %w
;   ret i64 %r
; }
;
; define internal i32 @three(ptr byval(%triple) align 4 %p) {
;   %q = getelementptr %triple, ptr %p, i32 0, i32 1
;   %r = getelementptr %triple, ptr %p, i32 0, i32 2
;   %a = load i32, ptr %p, align 4
;   %b = load i32, ptr %q, align 4
;   %c = load i32, ptr %r, align 4
;   %s = add i32 %a, %b
;   %t = add i32 %s, %c
;   ret i32 %t
; }
;
; define i64 @f(ptr align 8 dereferenceable(16) %p) {
;   %p.val = load i32, ptr %p, align 4
;   %1 = getelementptr i8, ptr %p, i64 4
;   %p.val1 = load i64, ptr %1, align 4
;   %r = call i64 @two(i32 %p.val, i64 %p.val1)
;   %t = call i32 @three(ptr byval(%triple) align 4 %p)
;   %w = zext i32 %t to i64
;   %s = add i64 %r, %w
;   ret i64 %s
; }
