; RUN: opt -passes='narrow-integers'
; Extended from less than 32 bits each, so that the sum fits; a chain of them; a truncation sees through; bounds by known bits.
define i64 @chain(i16 %a, i16 %b, i31 %c, ptr %p) {
  %x = zext i16 %a to i64
  %y = zext i16 %b to i64
  %z = zext i31 %c to i64
  %s = add i64 %x, %y
  %t = add nuw nsw i64 %s, %z
  %u = add i64 %t, 5
  %l = trunc i64 %u to i32
  store i32 %l, ptr %p
  ret i64 %u
}
define i8 @known(i32 %a, i32 %b, ptr %p) {
  %m = lshr i32 %a, 1
  %n = and i32 %b, 2147483647
  %x = zext nneg i32 %m to i64
  %y = zext nneg i32 %n to i64
  %s = add i64 %x, %y
  %q = getelementptr i8, ptr %p, i64 %s
  %r = load i8, ptr %q
  ret i8 %r
}
; EXPECT
; define i64 @chain(i16 %a, i16 %b, i31 %c, ptr %p) {
;   %1 = zext i16 %a to i32
;   %2 = zext i16 %b to i32
;   %s.short = add nuw nsw i32 %1, %2
;   %3 = zext i31 %c to i32
;   %t.short = add nuw i32 %s.short, %3
;   %u.short = add nuw i32 %t.short, 5
;   %u = zext i32 %u.short to i64
;   store i32 %u.short, ptr %p, align 4
;   ret i64 %u
; }
;
; define i8 @known(i32 %a, i32 %b, ptr %p) {
;   %m = lshr i32 %a, 1
;   %n = and i32 %b, 2147483647
;   %s.short = add nuw i32 %m, %n
;   %s = zext i32 %s.short to i64
;   %q = getelementptr i8, ptr %p, i64 %s
;   %r = load i8, ptr %q, align 1
;   ret i8 %r
; }
