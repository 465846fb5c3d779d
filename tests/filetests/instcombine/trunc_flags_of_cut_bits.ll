; RUN: opt -passes=instcombine
; A mask of bits that are cut away goes, and with it what the flags say of these bits.
define i8 @unsigned(i32 %x) {
  %low = and i32 %x, 255
  %t = trunc nuw i32 %low to i8
  ret i8 %t
}
define i8 @signed(i32 %x) {
  %high = or i32 %x, 256
  %t = trunc nsw i32 %high to i8
  ret i8 %t
}
define i8 @found_first(i32 %x, i8 %y) {
  %low = and i32 %x, 255
  %t = trunc i32 %low to i8
  %d = udiv i8 %t, %y
  ret i8 %d
}
define i8 @kept(i32 %x) {
  %low = and i32 %x, 15
  %t = trunc i32 %low to i8
  ret i8 %t
}
; EXPECT
; define i8 @unsigned(i32 %x) {
;   %1 = trunc i32 %x to i8
;   ret i8 %1
; }
;
; define i8 @signed(i32 %x) {
;   %1 = trunc i32 %x to i8
;   ret i8 %1
; }
;
; define i8 @found_first(i32 %x, i8 %y) {
;   %1 = trunc i32 %x to i8
;   %d = udiv i8 %1, %y
;   ret i8 %d
; }
;
; define i8 @kept(i32 %x) {
;   %1 = trunc i32 %x to i8
;   %t = and i8 %1, 15
;   ret i8 %t
; }
