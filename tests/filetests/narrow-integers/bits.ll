; RUN: opt -passes='narrow-integers'
; Bits that are set and flipped; an index that is masked first, which pays as part of an address only.
define i64 @bits(i32 %a, i8 %b) {
  %x = zext i32 %a to i64
  %y = zext i8 %b to i64
  %o = or i64 %x, %y
  %r = xor i64 %o, 255
  ret i64 %r
}
define i8 @masked(i64 %a, ptr %p) {
  %m = and i64 %a, 7
  %x = xor i64 %m, 7
  %q = getelementptr [4 x i8], ptr %p, i64 %x
  %r = load i8, ptr %q
  ret i8 %r
}
define i64 @mask(i64 %a, i64 %b) {
  %m = and i64 %a, 7
  %x = xor i64 %m, 5
  ret i64 %x
}
; EXPECT
; define i64 @bits(i32 %a, i8 %b) {
;   %1 = zext i8 %b to i32
;   %o.short = or i32 %a, %1
;   %r.short = xor i32 %o.short, 255
;   %r = zext i32 %r.short to i64
;   ret i64 %r
; }
;
; define i8 @masked(i64 %a, ptr %p) {
;   %1 = trunc i64 %a to i32
;   %2 = and i32 %1, 7
;   %x.short = xor i32 %2, 7
;   %x = zext nneg i32 %x.short to i64
;   %q = getelementptr [4 x i8], ptr %p, i64 %x
;   %r = load i8, ptr %q, align 1
;   ret i8 %r
; }
;
; define i64 @mask(i64 %a, i64 %b) {
;   %m = and i64 %a, 7
;   %x = xor i64 %m, 5
;   ret i64 %x
; }
