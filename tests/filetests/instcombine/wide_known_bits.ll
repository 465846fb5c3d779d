; RUN: opt -passes='instcombine'
; What is known of the bits of integers of more than 128 bits. LLVM 22 also folds what depends on ranges (@ctlz) and on the bits that
; are read (@pack), and finds flags of shifts.
define i1 @cmp_range(i64 %x) {
  %z = zext i64 %x to i256
  %c = icmp ult i256 %z, 18446744073709551616
  ret i1 %c
}
define i256 @shift_out(i64 %x) {
  %z = zext i64 %x to i256
  %s = lshr i256 %z, 64
  ret i256 %s
}
define i64 @low_of_shl(i64 %x) {
  %z = zext i64 %x to i256
  %s = shl i256 %z, 64
  %t = trunc i256 %s to i64
  ret i64 %t
}
define i256 @mask(i64 %x) {
  %z = zext i64 %x to i256
  %s = and i256 %z, 18446744073709551615
  ret i256 %s
}
define i1 @nonzero(i256 %x) {
  %o = or i256 %x, 1
  %c = icmp eq i256 %o, 0
  ret i1 %c
}
define i1 @odd_eq_even(i256 %x, i256 %y) {
  %o = or i256 %x, 1
  %e = shl i256 %y, 1
  %c = icmp eq i256 %o, %e
  ret i1 %c
}
define i64 @pack(i64 %hi, i64 %lo) {
  %h = zext i64 %hi to i256
  %l = zext i64 %lo to i256
  %s = shl i256 %h, 64
  %o = or i256 %s, %l
  %r = lshr i256 %o, 64
  %t = trunc i256 %r to i64
  ret i64 %t
}
define i1 @sign(i256 %x) {
  %l = lshr i256 %x, 1
  %c = icmp slt i256 %l, 0
  ret i1 %c
}
define i1 @urem(i256 %x) {
  %l = urem i256 %x, 10
  %c = icmp ult i256 %l, 16
  ret i1 %c
}
define i256 @add_to_or(i64 %x, i64 %y) {
  %a = zext i64 %x to i256
  %b = zext i64 %y to i256
  %s = shl i256 %b, 64
  %o = add i256 %s, %a
  ret i256 %o
}
define i256 @sel(i1 %c, i64 %x) {
  %a = zext i64 %x to i256
  %s = select i1 %c, i256 %a, i256 7
  %r = lshr i256 %s, 70
  ret i256 %r
}
define i8 @ctlz(i64 %x) {
  %a = zext i64 %x to i256
  %n = call i256 @llvm.ctlz.i256(i256 %a, i1 false)
  %c = icmp uge i256 %n, 192
  %r = zext i1 %c to i8
  ret i8 %r
}
define i1 @addcmp(i64 %x, i64 %y) {
  %a = zext i64 %x to i256
  %b = zext i64 %y to i256
  %s = add i256 %a, %b
  %c = icmp ugt i256 %s, 36893488147419103232
  ret i1 %c
}
define i1 @mulcmp(i64 %x, i64 %y) {
  %a = zext i64 %x to i256
  %b = zext i64 %y to i256
  %s = mul i256 %a, %b
  %c = icmp ult i256 %s, 340282366920938463463374607431768211456
  ret i1 %c
}
define i64 @trailing(i256 %x) {
  %s = shl i256 %x, 70
  %m = mul i256 %s, 12
  %t = trunc i256 %m to i64
  ret i64 %t
}
declare i256 @llvm.ctlz.i256(i256, i1)
; EXPECT
; define i1 @cmp_range(i64 %x) {
;   ret i1 true
; }
;
; define i256 @shift_out(i64 %x) {
;   ret i256 0
; }
;
; define i64 @low_of_shl(i64 %x) {
;   ret i64 0
; }
;
; define i256 @mask(i64 %x) {
;   %z = zext i64 %x to i256
;   ret i256 %z
; }
;
; define i1 @nonzero(i256 %x) {
;   ret i1 false
; }
;
; define i1 @odd_eq_even(i256 %x, i256 %y) {
;   ret i1 false
; }
;
; define i64 @pack(i64 %hi, i64 %lo) {
;   %h = zext i64 %hi to i256
;   %l = zext i64 %lo to i256
;   %s = shl i256 %h, 64
;   %o = or i256 %s, %l
;   %r = lshr i256 %o, 64
;   %t = trunc i256 %r to i64
;   ret i64 %t
; }
;
; define i1 @sign(i256 %x) {
;   ret i1 false
; }
;
; define i1 @urem(i256 %x) {
;   ret i1 true
; }
;
; define i256 @add_to_or(i64 %x, i64 %y) {
;   %a = zext i64 %x to i256
;   %b = zext i64 %y to i256
;   %s = shl i256 %b, 64
;   %o = or disjoint i256 %s, %a
;   ret i256 %o
; }
;
; define i256 @sel(i1 %c, i64 %x) {
;   ret i256 0
; }
;
; define i8 @ctlz(i64 %x) {
;   %a = zext i64 %x to i256
;   %n = call i256 @llvm.ctlz.i256(i256 %a, i1 false)
;   %c = icmp uge i256 %n, 192
;   %r = zext i1 %c to i8
;   ret i8 %r
; }
;
; define i1 @addcmp(i64 %x, i64 %y) {
;   ret i1 false
; }
;
; define i1 @mulcmp(i64 %x, i64 %y) {
;   ret i1 true
; }
;
; define i64 @trailing(i256 %x) {
;   ret i64 0
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i256 @llvm.ctlz.i256(i256, i1 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
