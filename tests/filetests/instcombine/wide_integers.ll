; RUN: opt -passes='instcombine'
; Constants of more than 128 bits: no rule makes one of fewer. Of what a truncation leaves out, bits were known as if the value had
; one bit; a limit of 128 bits stood for one of 256; an extension of a truncation became a mask of 128 bits.
declare i256 @llvm.umax.i256(i256, i256)
declare i256 @llvm.smin.i256(i256, i256)

define i32 @known(i256 %a) {
  %x = shl i256 %a, 4
  %t = trunc i256 %x to i32
  %m = and i32 %t, 255
  ret i32 %m
}
define i256 @limit(i256 %a) {
  %u = call i256 @llvm.umax.i256(i256 %a, i256 undef)
  %r = call i256 @llvm.smin.i256(i256 %a, i256 %u)
  ret i256 %r
}
define i256 @mask(i256 %a) {
  %t = trunc i256 %a to i200
  %r = zext i200 %t to i256
  ret i256 %r
}
define i256 @complement(i256 %a, i256 %b) {
  %n = xor i256 %a, -1
  %m = xor i256 %b, -1
  %r = and i256 %n, %m
  ret i256 %r
}
define i1 @sign(i256 %a) {
  %t = trunc i256 %a to i64
  %r = icmp slt i64 %t, 0
  ret i1 %r
}
define i256 @itself(i256 %a) {
  %x = xor i256 %a, %a
  %y = add i256 %a, %x
  %r = mul i256 %y, 1
  ret i256 %r
}
define i256 @constants() {
  %x = mul i256 340282366920938463463374607431768211457, 340282366920938463463374607431768211457
  %r = udiv i256 %x, 1000000007
  ret i256 %r
}
; EXPECT
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i256 @llvm.umax.i256(i256, i256) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i256 @llvm.smin.i256(i256, i256) #0
;
; define i32 @known(i256 %a) {
;   %x = shl i256 %a, 4
;   %t = trunc i256 %x to i32
;   %m = and i32 %t, 255
;   ret i32 %m
; }
;
; define i256 @limit(i256 %a) {
;   ret i256 %a
; }
;
; define i256 @mask(i256 %a) {
;   %t = trunc i256 %a to i200
;   %r = zext i200 %t to i256
;   ret i256 %r
; }
;
; define i256 @complement(i256 %a, i256 %b) {
;   %n = xor i256 %a, -1
;   %m = xor i256 %b, -1
;   %r = and i256 %n, %m
;   ret i256 %r
; }
;
; define i1 @sign(i256 %a) {
;   %t = trunc i256 %a to i64
;   %r = icmp slt i64 %t, 0
;   ret i1 %r
; }
;
; define i256 @itself(i256 %a) {
;   ret i256 %a
; }
;
; define i256 @constants() {
;   ret i256 680564729077923823381282451194
; }
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
