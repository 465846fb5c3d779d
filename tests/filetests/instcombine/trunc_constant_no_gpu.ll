; RUN: opt -passes='instcombine'
; Where the target is no GPU, operations of 32 bits are cut before the constant too.
define i16 @word(i32 %x) {
  %a = add i32 %x, 5
  %r = trunc i32 %a to i16
  ret i16 %r
}
define i32 @two_words(i64 %x) {
  %a = add i64 %x, 5
  %r = trunc i64 %a to i32
  ret i32 %r
}
; EXPECT
; define i16 @word(i32 %x) {
;   %1 = trunc i32 %x to i16
;   %r = add i16 %1, 5
;   ret i16 %r
; }
;
; define i32 @two_words(i64 %x) {
;   %1 = trunc i64 %x to i32
;   %r = add i32 %1, 5
;   ret i32 %r
; }
