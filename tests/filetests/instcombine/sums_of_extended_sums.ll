; RUN: opt -passes='instcombine'
; Constants inside and outside of an extension, or of an `or` of disjoint bits, are one.
define i32 @sign_extended(i8 %x) {
  %a = add nsw i8 %x, 42
  %b = sext i8 %a to i32
  %c = add i32 %b, 356
  ret i32 %c
}
define i32 @may_wrap(i8 %x) {
  %a = add i8 %x, 42
  %b = sext i8 %a to i32
  %c = add i32 %b, 356
  ret i32 %c
}
define i64 @zero_extended(i32 %x) {
  %a = add nuw i32 %x, -16
  %b = zext i32 %a to i64
  %c = add i64 %b, 100
  ret i64 %c
}
define i64 @less_is_left(i32 %x) {
  %a = add nuw i32 %x, 16
  %b = zext i32 %a to i64
  %c = add i64 %b, -1
  ret i64 %c
}
define i64 @nothing_is_left(i32 %x) {
  %a = add nuw i32 %x, 16
  %b = zext i32 %a to i64
  %c = add i64 %b, -16
  ret i64 %c
}
define i64 @more_than_was_added(i32 %x) {
  %a = add nuw i32 %x, 16
  %b = zext i32 %a to i64
  %c = add i64 %b, -17
  ret i64 %c
}
define i64 @extension_is_read(i32 %x, ptr %p) {
  %a = add nsw i32 %x, 16
  %b = sext i32 %a to i64
  store i64 %b, ptr %p
  %c = add i64 %b, 5
  ret i64 %c
}
define i8 @disjoint(i8 %x) {
  %a = or disjoint i8 %x, 15
  %b = add nuw nsw i8 %a, 42
  ret i8 %b
}
define i8 @disjoint_sign(i8 %x) {
  %a = or disjoint i8 %x, -128
  %b = add nsw i8 %a, -8
  ret i8 %b
}
define i32 @own_mask(i32 %x) {
  %a = or i32 %x, 123
  %b = add i32 %a, -123
  ret i32 %b
}
define i32 @other_mask(i32 %x) {
  %a = or i32 %x, 123
  %b = add i32 %a, -122
  ret i32 %b
}
define <2 x i32> @vectors(<2 x i8> %x) {
  %a = add nsw <2 x i8> %x, splat (i8 -2)
  %b = sext <2 x i8> %a to <2 x i32>
  %c = add <2 x i32> %b, splat (i32 5)
  ret <2 x i32> %c
}
define i8 @bits_outside(i8 %x, i8 %y) {
  %n = xor i8 %y, -1
  %a = and i8 %x, %n
  %b = add i8 %y, %a
  ret i8 %b
}
define i8 @bits_outside_flipped(i8 %x, i8 %y) {
  %n = xor i8 %y, -1
  %a = and i8 %n, %x
  %b = xor i8 %a, %y
  ret i8 %b
}
define i8 @bits_not_outside(i8 %x, i8 %y) {
  %n = xor i8 %y, -1
  %a = or i8 %n, %x
  %b = xor i8 %a, %y
  ret i8 %b
}
; EXPECT
; define i32 @sign_extended(i8 %x) {
;   %1 = sext i8 %x to i32
;   %c = add nsw i32 %1, 398
;   ret i32 %c
; }
;
; define i32 @may_wrap(i8 %x) {
;   %a = add i8 %x, 42
;   %b = sext i8 %a to i32
;   %c = add nsw i32 %b, 356
;   ret i32 %c
; }
;
; define i64 @zero_extended(i32 %x) {
;   %1 = zext i32 %x to i64
;   %c = add nuw nsw i64 %1, 4294967380
;   ret i64 %c
; }
;
; define i64 @less_is_left(i32 %x) {
;   %1 = add nuw i32 %x, 15
;   %c = zext i32 %1 to i64
;   ret i64 %c
; }
;
; define i64 @nothing_is_left(i32 %x) {
;   %c = zext i32 %x to i64
;   ret i64 %c
; }
;
; define i64 @more_than_was_added(i32 %x) {
;   %1 = zext i32 %x to i64
;   %c = add nsw i64 %1, -1
;   ret i64 %c
; }
;
; define i64 @extension_is_read(i32 %x, ptr %p) {
;   %a = add nsw i32 %x, 16
;   %b = sext i32 %a to i64
;   store i64 %b, ptr %p, align 4
;   %c = add nsw i64 %b, 5
;   ret i64 %c
; }
;
; define i8 @disjoint(i8 %x) {
;   %b = add nuw nsw i8 %x, 57
;   ret i8 %b
; }
;
; define i8 @disjoint_sign(i8 %x) {
;   %b = add i8 %x, 120
;   ret i8 %b
; }
;
; define i32 @own_mask(i32 %x) {
;   %b = and i32 %x, -124
;   ret i32 %b
; }
;
; define i32 @other_mask(i32 %x) {
;   %a = or i32 %x, 123
;   %b = add nsw i32 %a, -122
;   ret i32 %b
; }
;
; define <2 x i32> @vectors(<2 x i8> %x) {
;   %1 = sext <2 x i8> %x to <2 x i32>
;   %c = add nsw <2 x i32> %1, splat (i32 3)
;   ret <2 x i32> %c
; }
;
; define i8 @bits_outside(i8 %x, i8 %y) {
;   %b = or i8 %x, %y
;   ret i8 %b
; }
;
; define i8 @bits_outside_flipped(i8 %x, i8 %y) {
;   %b = or i8 %x, %y
;   ret i8 %b
; }
;
; define i8 @bits_not_outside(i8 %x, i8 %y) {
;   %1 = and i8 %x, %y
;   %b = xor i8 %1, -1
;   ret i8 %b
; }
