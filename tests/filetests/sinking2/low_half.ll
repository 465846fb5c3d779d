; RUN: opt -passes='sinking2'
; The low half of a product stays beside the high half, although its user comes later: ptxas makes one instruction of both. Without a
; product of twice the bits, it moves.
define i32 @halves(i32 %x, i32 %k, ptr %p) {
  %low = mul i32 %x, -845247145
  %wide = zext i32 %x to i64
  %product = mul nuw i64 %wide, 3449720151
  %shifted = lshr i64 %product, 32
  %high = trunc nuw i64 %shifted to i32
  store i32 %high, ptr %p, align 4
  %old = load i32, ptr %p, align 4
  %sum = add i32 %old, %x
  %r = xor i32 %low, %sum
  ret i32 %r
}
define i32 @alone(i32 %x, i32 %k, ptr %p) {
  %low = mul i32 %x, -845247145
  %wide = zext i32 %x to i64
  store i64 %wide, ptr %p, align 8
  %old = load i32, ptr %p, align 4
  %sum = add i32 %old, %x
  %r = xor i32 %low, %sum
  ret i32 %r
}
; EXPECT
; define i32 @halves(i32 %x, i32 %k, ptr %p) {
;   %low = mul i32 %x, -845247145
;   %wide = zext i32 %x to i64
;   %product = mul nuw i64 %wide, 3449720151
;   %shifted = lshr i64 %product, 32
;   %high = trunc nuw i64 %shifted to i32
;   store i32 %high, ptr %p, align 4
;   %old = load i32, ptr %p, align 4
;   %sum = add i32 %old, %x
;   %r = xor i32 %low, %sum
;   ret i32 %r
; }
;
; define i32 @alone(i32 %x, i32 %k, ptr %p) {
;   %wide = zext i32 %x to i64
;   store i64 %wide, ptr %p, align 8
;   %old = load i32, ptr %p, align 4
;   %sum = add i32 %old, %x
;   %low = mul i32 %x, -845247145
;   %r = xor i32 %low, %sum
;   ret i32 %r
; }
