; RUN: opt -passes='instcombine'
; Bits that do not meet; a complement under a mask stays one.
define i32 @apart(i32 %a, i32 %b) {
  %x = and i32 %a, 240
  %y = and i32 %b, 15
  %r = xor i32 %x, %y
  ret i32 %r
}
define i8 @complement_of_a_bit(i8 %a) {
  %s = lshr i8 %a, 1
  %n = xor i8 %s, -1
  %r = and i8 %n, 64
  ret i8 %r
}
; A poison operand of the second makes the first poison too: plain `and`.
define i1 @guarded(i32 %x, i32 %y) {
  %t = trunc i32 %x to i8
  %a = icmp ne i8 %t, 0
  %m = and i32 %x, 16711680
  %b = icmp ne i32 %m, 0
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @guarded_overflow(i8 %x, i8 %y) {
  %c = icmp ne i8 %x, 1
  %m = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %x, i8 %y)
  %o = extractvalue { i8, i1 } %m, 1
  %r = select i1 %o, i1 %c, i1 false
  ret i1 %r
}
define i1 @guarded_by_another(i32 %x, i32 %y) {
  %a = icmp ne i32 %x, 0
  %b = icmp ne i32 %y, 5
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
; EXPECT
; define i32 @apart(i32 %a, i32 %b) {
;   %x = and i32 %a, 240
;   %y = and i32 %b, 15
;   %r = or disjoint i32 %x, %y
;   ret i32 %r
; }
;
; define i8 @complement_of_a_bit(i8 %a) {
;   %s = lshr i8 %a, 1
;   %n = xor i8 %s, -1
;   %r = and i8 %n, 64
;   ret i8 %r
; }
;
; define i1 @guarded(i32 %x, i32 %y) {
;   %t = trunc i32 %x to i8
;   %a = icmp ne i8 %t, 0
;   %m = and i32 %x, 16711680
;   %b = icmp ne i32 %m, 0
;   %r = and i1 %a, %b
;   ret i1 %r
; }
;
; define i1 @guarded_overflow(i8 %x, i8 %y) {
;   %c = icmp ne i8 %x, 1
;   %m = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %x, i8 %y)
;   %o = extractvalue { i8, i1 } %m, 1
;   %r = and i1 %o, %c
;   ret i1 %r
; }
;
; define i1 @guarded_by_another(i32 %x, i32 %y) {
;   %a = icmp ne i32 %x, 0
;   %b = icmp ne i32 %y, 5
;   %r = select i1 %a, i1 %b, i1 false
;   ret i1 %r
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
