; RUN: opt -passes='narrow-integers'
; May carry into the upper half; not extended; both extensions stay and the sum is read in 64 bits; products.
define i64 @carry(i32 %a, i32 %b) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %s = add i64 %x, %y
  ret i64 %s
}
define i64 @wide(i64 %a, i16 %b) {
  %y = zext i16 %b to i64
  %s = add i64 %a, %y
  ret i64 %s
}
define i64 @kept(i31 %a, i31 %b, ptr %p) {
  %x = zext i31 %a to i64
  %y = zext i31 %b to i64
  store i64 %x, ptr %p
  store i64 %y, ptr %p
  %s = add i64 %x, %y
  ret i64 %s
}
define i64 @product(i16 %a, i16 %b) {
  %x = zext i16 %a to i64
  %y = zext i16 %b to i64
  %s = mul i64 %x, %y
  ret i64 %s
}
; EXPECT
; define i64 @carry(i32 %a, i32 %b) {
;   %x = zext i32 %a to i64
;   %y = zext i32 %b to i64
;   %s = add i64 %x, %y
;   ret i64 %s
; }
;
; define i64 @wide(i64 %a, i16 %b) {
;   %y = zext i16 %b to i64
;   %s = add i64 %a, %y
;   ret i64 %s
; }
;
; define i64 @kept(i31 %a, i31 %b, ptr %p) {
;   %x = zext i31 %a to i64
;   %y = zext i31 %b to i64
;   store i64 %x, ptr %p, align 4
;   store i64 %y, ptr %p, align 4
;   %s = add i64 %x, %y
;   ret i64 %s
; }
;
; define i64 @product(i16 %a, i16 %b) {
;   %x = zext i16 %a to i64
;   %y = zext i16 %b to i64
;   %s = mul i64 %x, %y
;   ret i64 %s
; }
