; RUN: opt -passes='instcombine'
; A division by a choice of powers of two is a shift by a choice; an arm that would divide by zero is not chosen.
define i32 @powers(i32 %x, i1 %c) {
  %d = select i1 %c, i32 8, i32 16
  %q = udiv i32 %x, %d
  %d2 = select i1 %c, i32 4, i32 32
  %r = urem i32 %x, %d2
  %s = add i32 %q, %r
  ret i32 %s
}
define i32 @wide_shift(i32 %x, i8 %n) {
  %p = shl i8 1, %n
  %d = zext i8 %p to i32
  %q = udiv i32 %x, %d
  ret i32 %q
}
define i32 @zero_arm(i32 %x, i32 %y, i1 %c) {
  %d = select i1 %c, i32 0, i32 %y
  %q = sdiv i32 %x, %d
  ret i32 %q
}
define i32 @negated(i32 %x, i32 %y) {
  %n = sub nsw i32 0, %x
  %r = srem i32 %n, %y
  ret i32 %r
}
define i32 @negative_power(i32 %x) {
  %p = and i32 %x, 2147483647
  %q = sdiv i32 %p, -32
  ret i32 %q
}
; EXPECT
; define i32 @powers(i32 %x, i1 %c) {
;   %1 = select i1 %c, i32 3, i32 4
;   %q = lshr i32 %x, %1
;   %2 = select i1 %c, i32 3, i32 31
;   %r = and i32 %x, %2
;   %s = add i32 %q, %r
;   ret i32 %s
; }
;
; define i32 @wide_shift(i32 %x, i8 %n) {
;   %1 = zext nneg i8 %n to i32
;   %q = lshr i32 %x, %1
;   ret i32 %q
; }
;
; define i32 @zero_arm(i32 %x, i32 %y, i1 %c) {
;   %q = sdiv i32 %x, %y
;   ret i32 %q
; }
;
; define i32 @negated(i32 %x, i32 %y) {
;   %1 = srem i32 %x, %y
;   %r = sub nsw i32 0, %1
;   ret i32 %r
; }
;
; define i32 @negative_power(i32 %x) {
;   %1 = lshr i32 %x, 5
;   %2 = and i32 %1, 67108863
;   %q = sub nsw i32 0, %2
;   ret i32 %q
; }
