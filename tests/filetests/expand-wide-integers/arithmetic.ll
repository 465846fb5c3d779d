; RUN: opt -passes='expand-wide-integers'
; Minima, saturation and overflow bits become sums, comparisons and selects; operands that are read twice are frozen. Integers of
; 128 bits are left to selection.
declare i256 @llvm.smin.i256(i256, i256)
declare i200 @llvm.sadd.sat.i200(i200, i200)
declare { i256, i1 } @llvm.usub.with.overflow.i256(i256, i256)
declare { i256, i1 } @llvm.umul.with.overflow.i256(i256, i256)
declare <2 x i256> @llvm.umax.v2i256(<2 x i256>, <2 x i256>)
declare i256 @llvm.ucmp.i256.i32(i32, i32)
declare i128 @llvm.smin.i128(i128, i128)

define i256 @minimum(i256 %a) {
  %r = call i256 @llvm.smin.i256(i256 %a, i256 5)
  ret i256 %r
}
define i200 @saturated(i200 %a, i200 %b) {
  %r = call i200 @llvm.sadd.sat.i200(i200 %a, i200 %b)
  ret i200 %r
}
define { i256, i1 } @borrow(i256 %a, i256 %b) {
  %r = call { i256, i1 } @llvm.usub.with.overflow.i256(i256 %a, i256 %b)
  ret { i256, i1 } %r
}
define { i256, i1 } @product(i256 %a, i256 %b) {
  %r = call { i256, i1 } @llvm.umul.with.overflow.i256(i256 %a, i256 %b)
  ret { i256, i1 } %r
}
define <2 x i256> @lanes(<2 x i256> %a, <2 x i256> %b) {
  %r = call <2 x i256> @llvm.umax.v2i256(<2 x i256> %a, <2 x i256> %b)
  ret <2 x i256> %r
}
define i256 @order(i32 %a, i32 %b) {
  %r = call i256 @llvm.ucmp.i256.i32(i32 %a, i32 %b)
  ret i256 %r
}
define i128 @narrow(i128 %a, i128 %b) {
  %m = call i128 @llvm.smin.i128(i128 %a, i128 %b)
  %r = udiv i128 %m, %b
  ret i128 %r
}
; EXPECT
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i256 @llvm.smin.i256(i256, i256) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i200 @llvm.sadd.sat.i200(i200, i200) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i256, i1 } @llvm.usub.with.overflow.i256(i256, i256) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i256, i1 } @llvm.umul.with.overflow.i256(i256, i256) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare <2 x i256> @llvm.umax.v2i256(<2 x i256>, <2 x i256>) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare range(i256 -1, 2) i256 @llvm.ucmp.i256.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i128 @llvm.smin.i128(i128, i128) #0
;
; define i256 @minimum(i256 %a) {
;   %1 = freeze i256 %a
;   %2 = icmp slt i256 %1, 5
;   %3 = select i1 %2, i256 %1, i256 5
;   ret i256 %3
; }
;
; define i200 @saturated(i200 %a, i200 %b) {
;   %1 = freeze i200 %a
;   %2 = freeze i200 %b
;   %3 = add i200 %1, %2
;   %4 = xor i200 %1, %3
;   %5 = xor i200 %2, %3
;   %6 = and i200 %4, %5
;   %7 = icmp slt i200 %6, 0
;   %8 = ashr i200 %1, 199
;   %9 = xor i200 %8, 803469022129495137770981046170581301261101496891396417650687
;   %10 = select i1 %7, i200 %9, i200 %3
;   ret i200 %10
; }
;
; define { i256, i1 } @borrow(i256 %a, i256 %b) {
;   %1 = freeze i256 %a
;   %2 = freeze i256 %b
;   %3 = sub i256 %1, %2
;   %4 = icmp ult i256 %1, %2
;   %5 = insertvalue { i256, i1 } poison, i256 %3, 0
;   %6 = insertvalue { i256, i1 } %5, i1 %4, 1
;   ret { i256, i1 } %6
; }
;
; define { i256, i1 } @product(i256 %a, i256 %b) {
;   %1 = zext i256 %a to i512
;   %2 = zext i256 %b to i512
;   %3 = mul i512 %1, %2
;   %4 = trunc i512 %3 to i256
;   %5 = lshr i512 %3, 256
;   %6 = icmp ne i512 %5, 0
;   %7 = insertvalue { i256, i1 } poison, i256 %4, 0
;   %8 = insertvalue { i256, i1 } %7, i1 %6, 1
;   ret { i256, i1 } %8
; }
;
; define <2 x i256> @lanes(<2 x i256> %a, <2 x i256> %b) {
;   %1 = extractelement <2 x i256> %a, i32 0
;   %2 = extractelement <2 x i256> %b, i32 0
;   %3 = freeze i256 %1
;   %4 = freeze i256 %2
;   %5 = icmp ugt i256 %3, %4
;   %6 = select i1 %5, i256 %3, i256 %4
;   %7 = insertelement <2 x i256> poison, i256 %6, i32 0
;   %8 = extractelement <2 x i256> %a, i32 1
;   %9 = extractelement <2 x i256> %b, i32 1
;   %10 = freeze i256 %8
;   %11 = freeze i256 %9
;   %12 = icmp ugt i256 %10, %11
;   %13 = select i1 %12, i256 %10, i256 %11
;   %14 = insertelement <2 x i256> %7, i256 %13, i32 1
;   ret <2 x i256> %14
; }
;
; define i256 @order(i32 %a, i32 %b) {
;   %1 = freeze i32 %a
;   %2 = freeze i32 %b
;   %3 = icmp ugt i32 %1, %2
;   %4 = zext i1 %3 to i256
;   %5 = icmp ult i32 %1, %2
;   %6 = zext i1 %5 to i256
;   %7 = sub i256 %4, %6
;   ret i256 %7
; }
;
; define i128 @narrow(i128 %a, i128 %b) {
;   %m = call i128 @llvm.smin.i128(i128 %a, i128 %b)
;   %r = udiv i128 %m, %b
;   ret i128 %r
; }
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
