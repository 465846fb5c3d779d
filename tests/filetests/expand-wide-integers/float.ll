; RUN: opt -passes='expand-wide-integers'
; Conversions between wide integers and floating point: what selection cannot do is written out on words.
declare i256 @llvm.fptosi.sat.i256.f32(float)
declare i128 @llvm.fptoui.sat.i128.f64(double)

define double @to_double(i256 %a) {
  %r = uitofp i256 %a to double
  ret double %r
}
define half @to_half(i300 %a) {
  %r = sitofp i300 %a to half
  ret half %r
}
define i256 @from_double(double %a) {
  %r = fptoui double %a to i256
  ret i256 %r
}
define i256 @saturated(float %a) {
  %r = call i256 @llvm.fptosi.sat.i256.f32(float %a)
  ret i256 %r
}
define i128 @narrower(double %a) {
  %r = call i128 @llvm.fptoui.sat.i128.f64(double %a)
  ret i128 %r
}
; EXPECT
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i256 @llvm.fptosi.sat.i256.f32(float) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i128 @llvm.fptoui.sat.i128.f64(double) #0
;
; define double @to_double(i256 %a) {
;   %1 = freeze i256 %a
;   %2 = icmp eq i256 %1, 0
;   %3 = call i256 @llvm.ctlz.i256(i256 %1, i1 false)
;   %4 = select i1 %2, i256 0, i256 %3
;   %5 = shl i256 %1, %4
;   %6 = lshr i256 %5, 193
;   %7 = trunc i256 %6 to i64
;   %8 = shl i256 %5, 63
;   %9 = icmp ne i256 %8, 0
;   %10 = zext i1 %9 to i64
;   %11 = shl i64 %7, 1
;   %12 = or i64 %11, %10
;   %13 = uitofp i64 %12 to double
;   %14 = trunc i256 %4 to i64
;   %15 = sub i64 192, %14
;   %16 = icmp slt i64 %15, 961
;   %17 = select i1 %16, i64 %15, i64 961
;   %18 = add i64 %17, 1023
;   %19 = shl i64 %18, 52
;   %20 = bitcast i64 %19 to double
;   %21 = fmul double %13, %20
;   ret double %21
; }
;
; define half @to_half(i300 %a) {
;   %1 = freeze i300 %a
;   %2 = icmp slt i300 %1, 0
;   %3 = sub i300 0, %1
;   %4 = select i1 %2, i300 %3, i300 %1
;   %5 = icmp ult i300 %4, 131072
;   %6 = select i1 %5, i300 %4, i300 131072
;   %7 = trunc i300 %6 to i32
;   %8 = uitofp i32 %7 to half
;   %9 = fneg half %8
;   %10 = select i1 %2, half %9, half %8
;   ret half %10
; }
;
; define i256 @from_double(double %a) {
;   %1 = freeze double %a
;   %2 = bitcast double %1 to i64
;   %3 = icmp slt i64 %2, 0
;   %4 = lshr i64 %2, 52
;   %5 = and i64 %4, 2047
;   %6 = and i64 %2, 4503599627370495
;   %7 = or i64 %6, 4503599627370496
;   %8 = sub i64 %5, 1075
;   %9 = sub i64 0, %8
;   %10 = icmp ult i64 %9, 63
;   %11 = select i1 %10, i64 %9, i64 63
;   %12 = lshr i64 %7, %11
;   %13 = zext i64 %12 to i256
;   %14 = zext i64 %8 to i256
;   %15 = zext i64 %7 to i256
;   %16 = shl i256 %15, %14
;   %17 = icmp slt i64 %8, 0
;   %18 = select i1 %17, i256 %13, i256 %16
;   ret i256 %18
; }
;
; define i256 @saturated(float %a) {
;   %1 = freeze float %a
;   %2 = fpext float %1 to double
;   %3 = bitcast double %2 to i64
;   %4 = icmp slt i64 %3, 0
;   %5 = lshr i64 %3, 52
;   %6 = and i64 %5, 2047
;   %7 = and i64 %3, 4503599627370495
;   %8 = or i64 %7, 4503599627370496
;   %9 = sub i64 %6, 1075
;   %10 = sub i64 0, %9
;   %11 = icmp ult i64 %10, 63
;   %12 = select i1 %11, i64 %10, i64 63
;   %13 = lshr i64 %8, %12
;   %14 = zext i64 %13 to i256
;   %15 = zext i64 %9 to i256
;   %16 = zext i64 %8 to i256
;   %17 = shl i256 %16, %15
;   %18 = icmp slt i64 %9, 0
;   %19 = select i1 %18, i256 %14, i256 %17
;   %20 = sub i256 0, %19
;   %21 = select i1 %4, i256 %20, i256 %19
;   %22 = fcmp oge double %2, 0x4FE0000000000000
;   %23 = select i1 %22, i256 57896044618658097711785492504343953926634992332820282019728792003956564819967, i256 %21
;   %24 = fcmp ole double %2, 0xCFE0000000000000
;   %25 = xor i256 57896044618658097711785492504343953926634992332820282019728792003956564819967, -1
;   %26 = select i1 %24, i256 %25, i256 %23
;   %27 = fcmp uno double %2, %2
;   %28 = select i1 %27, i256 0, i256 %26
;   ret i256 %28
; }
;
; define i128 @narrower(double %a) {
;   %1 = freeze double %a
;   %2 = bitcast double %1 to i64
;   %3 = icmp slt i64 %2, 0
;   %4 = lshr i64 %2, 52
;   %5 = and i64 %4, 2047
;   %6 = and i64 %2, 4503599627370495
;   %7 = or i64 %6, 4503599627370496
;   %8 = sub i64 %5, 1075
;   %9 = sub i64 0, %8
;   %10 = icmp ult i64 %9, 63
;   %11 = select i1 %10, i64 %9, i64 63
;   %12 = lshr i64 %7, %11
;   %13 = zext i64 %12 to i128
;   %14 = zext i64 %8 to i128
;   %15 = zext i64 %7 to i128
;   %16 = shl i128 %15, %14
;   %17 = icmp slt i64 %8, 0
;   %18 = select i1 %17, i128 %13, i128 %16
;   %19 = fcmp oge double %1, 0x47F0000000000000
;   %20 = select i1 %19, i128 -1, i128 %18
;   %21 = fcmp ult double %1, 0.000000e+00
;   %22 = select i1 %21, i128 0, i128 %20
;   ret i128 %22
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i256 @llvm.ctlz.i256(i256, i1 immarg) #1
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
