; RUN: opt -passes='instcombine'
; Whether a chosen bit is set, as a number, is that bit shifted down.
define i32 @set(i64 %x, i64 %n, i32 %t) {
  %bit = shl i64 1, %n
  %and = and i64 %x, %bit
  %c = icmp ne i64 %and, 0
  %e = zext i1 %c to i32
  %r = add i32 %t, %e
  ret i32 %r
}
define i32 @clear(i32 %x, i32 %n) {
  %bit = shl i32 1, %n
  %and = and i32 %bit, %x
  %c = icmp eq i32 %and, 0
  %e = zext i1 %c to i32
  ret i32 %e
}
define i64 @mask_used(i32 %x, i32 %n, ptr %p) {
  %bit = shl i32 1, %n
  %and = and i32 %x, %bit
  store i32 %and, ptr %p
  %c = icmp ne i32 %and, 0
  %e = zext i1 %c to i64
  ret i64 %e
}
define i64 @clear_of_used_bit(i32 %x, i32 %n, ptr %p) {
  %bit = shl i32 1, %n
  store i32 %bit, ptr %p
  %and = and i32 %x, %bit
  %c = icmp eq i32 %and, 0
  %e = zext i1 %c to i64
  ret i64 %e
}
; EXPECT
; define i32 @set(i64 %x, i64 %n, i32 %t) {
;   %1 = lshr i64 %x, %n
;   %2 = trunc i64 %1 to i32
;   %e = and i32 %2, 1
;   %r = add i32 %t, %e
;   ret i32 %r
; }
;
; define i32 @clear(i32 %x, i32 %n) {
;   %1 = xor i32 %x, -1
;   %2 = lshr i32 %1, %n
;   %e = and i32 %2, 1
;   ret i32 %e
; }
;
; define i64 @mask_used(i32 %x, i32 %n, ptr %p) {
;   %bit = shl nuw i32 1, %n
;   %and = and i32 %x, %bit
;   store i32 %and, ptr %p, align 4
;   %c = icmp ne i32 %and, 0
;   %e = zext i1 %c to i64
;   ret i64 %e
; }
;
; define i64 @clear_of_used_bit(i32 %x, i32 %n, ptr %p) {
;   %bit = shl nuw i32 1, %n
;   store i32 %bit, ptr %p, align 4
;   %and = and i32 %x, %bit
;   %c = icmp eq i32 %and, 0
;   %e = zext i1 %c to i64
;   ret i64 %e
; }
