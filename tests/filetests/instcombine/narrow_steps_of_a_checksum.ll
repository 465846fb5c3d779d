; RUN: opt -passes='instcombine'
; A step of a checksum that the source computes in a wider type: a part that is read twice within the expression is narrowed once, and
; the test of the sign behind the extension that is left to one reader is one of the narrow number.
define i16 @step(i16 %x) {
  %z = zext i16 %x to i32
  %b = and i32 %z, 32768
  %c = icmp ne i32 %b, 0
  %s = shl i32 %z, 1
  %p = xor i32 %s, 4129
  %r = select i1 %c, i32 %p, i32 %s
  %t = trunc i32 %r to i16
  ret i16 %t
}
define i1 @word_behind_a_shorter_extension(i32 %t) {
  %x = zext i32 %t to i64
  %l = and i64 %x, 63
  %z = icmp eq i64 %l, 0
  %o = add nuw nsw i64 %x, 32
  %c = icmp ult i64 %o, 256
  %r = select i1 %z, i1 %c, i1 false
  ret i1 %r
}
; EXPECT
; define i16 @step(i16 %x) {
;   %c.not = icmp sgt i16 %x, -1
;   %1 = shl i16 %x, 1
;   %2 = xor i16 %1, 4129
;   %t = select i1 %c.not, i16 %1, i16 %2
;   ret i16 %t
; }
;
; define i1 @word_behind_a_shorter_extension(i32 %t) {
;   %1 = and i32 %t, 63
;   %z = icmp eq i32 %1, 0
;   %c = icmp ult i32 %t, 224
;   %r = and i1 %z, %c
;   ret i1 %r
; }
