; RUN: opt -passes='instcombine'
; What is shifted down, combined and shifted up again is combined where it is, and masked.
define i32 @sum(i32 %x, i32 %y) {
  %s = lshr i32 %x, 5
  %t = add i32 %s, %y
  %r = shl i32 %t, 5
  ret i32 %r
}
define i32 @masked(i32 %x, i32 %y) {
  %s = ashr i32 %x, 5
  %m = and i32 %s, 63
  %t = or disjoint i32 %y, %m
  %r = shl i32 %t, 5
  ret i32 %r
}
define i32 @difference(i32 %x, i32 %y) {
  %s = ashr i32 %x, 5
  %t = sub i32 %s, %y
  %r = shl i32 %t, 5
  ret i32 %r
}
define i32 @other_way(i32 %x, i32 %y) {
  %s = lshr i32 %x, 5
  %t = sub i32 %y, %s
  %r = shl i32 %t, 5
  ret i32 %r
}
define i32 @other_amount(i32 %x, i32 %y) {
  %s = lshr i32 %x, 4
  %t = xor i32 %s, %y
  %r = shl i32 %t, 5
  ret i32 %r
}
define i32 @used_otherwise(i32 %x, i32 %y, ptr %p) {
  %s = lshr i32 %x, 5
  store i32 %s, ptr %p
  %t = add i32 %s, %y
  %r = shl i32 %t, 5
  ret i32 %r
}
define i32 @field(i32 %x) {
  %s = lshr i32 %x, 5
  %z = shl i32 %x, 1
  %z2 = and i32 %z, 62
  %t = add nuw nsw i32 %s, %z2
  %r = shl i32 %t, 5
  %q = and i32 %r, 2016
  ret i32 %q
}
; EXPECT
; define i32 @sum(i32 %x, i32 %y) {
;   %1 = shl i32 %y, 5
;   %2 = add i32 %x, %1
;   %r = and i32 %2, -32
;   ret i32 %r
; }
;
; define i32 @masked(i32 %x, i32 %y) {
;   %1 = shl i32 %y, 5
;   %2 = and i32 %x, 2016
;   %r = or disjoint i32 %2, %1
;   ret i32 %r
; }
;
; define i32 @difference(i32 %x, i32 %y) {
;   %1 = shl i32 %y, 5
;   %2 = sub i32 %x, %1
;   %r = and i32 %2, -32
;   ret i32 %r
; }
;
; define i32 @other_way(i32 %x, i32 %y) {
;   %s = lshr i32 %x, 5
;   %t = sub i32 %y, %s
;   %r = shl i32 %t, 5
;   ret i32 %r
; }
;
; define i32 @other_amount(i32 %x, i32 %y) {
;   %s = lshr i32 %x, 4
;   %t = xor i32 %s, %y
;   %r = shl i32 %t, 5
;   ret i32 %r
; }
;
; define i32 @used_otherwise(i32 %x, i32 %y, ptr %p) {
;   %s = lshr i32 %x, 5
;   store i32 %s, ptr %p, align 4
;   %t = add i32 %s, %y
;   %r = shl i32 %t, 5
;   ret i32 %r
; }
;
; define i32 @field(i32 %x) {
;   %1 = mul i32 %x, 65
;   %q = and i32 %1, 2016
;   ret i32 %q
; }
