; RUN: opt -passes='expand-intrinsics'
; Fixed-point products and quotients in twice the width; the parts of floating-point numbers by their bits; constrained operations
; without their constraints. A power with a known exponent is left to selection.
declare i32 @llvm.smul.fix.sat.i32(i32, i32, i32)
declare i16 @llvm.sdiv.fix.i16(i16, i16, i32)
declare i2 @llvm.clmul.i2(i2, i2)
declare { float, i32 } @llvm.frexp.f32.i32(float)
declare { float, float } @llvm.modf.f32(float)
declare float @llvm.powi.f32.i32(float, i32)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
declare i32 @llvm.get.rounding()

define i32 @product(i32 %a, i32 %b) {
  %r = call i32 @llvm.smul.fix.sat.i32(i32 %a, i32 %b, i32 3)
  ret i32 %r
}

define i16 @quotient(i16 %a, i16 %b) {
  %r = call i16 @llvm.sdiv.fix.i16(i16 %a, i16 %b, i32 3)
  ret i16 %r
}

define i2 @without_carries(i2 %a, i2 %b) {
  %r = call i2 @llvm.clmul.i2(i2 %a, i2 %b)
  ret i2 %r
}

define { float, i32 } @parts(float %a) {
  %r = call { float, i32 } @llvm.frexp.f32.i32(float %a)
  ret { float, i32 } %r
}

define { float, float } @rest(float %a) {
  %r = call { float, float } @llvm.modf.f32(float %a)
  ret { float, float } %r
}

define float @known_power(float %a) {
  %r = call float @llvm.powi.f32.i32(float %a, i32 3)
  ret float %r
}

define float @constrained(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret float %r
}

define i1 @compared(float %a, float %b) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %a, float %b, metadata !"olt", metadata !"fpexcept.strict")
  ret i1 %r
}

define i32 @rounding() {
  %r = call i32 @llvm.get.rounding()
  ret i32 %r
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smul.fix.sat.i32(i32, i32, i32 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i16 @llvm.sdiv.fix.i16(i16, i16, i32 immarg) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i2 @llvm.clmul.i2(i2, i2) #2
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { float, i32 } @llvm.frexp.f32.i32(float) #2
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare { float, float } @llvm.modf.f32(float) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.powi.f32.i32(float, i32) #2
;
; ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
; declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata) #3
;
; ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
; declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata) #3
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; declare i32 @llvm.get.rounding() #4
;
; define i32 @product(i32 %a, i32 %b) {
;   %1 = sext i32 %a to i64
;   %2 = sext i32 %b to i64
;   %3 = mul i64 %1, %2
;   %4 = ashr i64 %3, 3
;   %5 = shl i64 -1, 31
;   %6 = xor i64 %5, -1
;   %7 = icmp sgt i64 %4, %6
;   %8 = select i1 %7, i64 %6, i64 %4
;   %9 = icmp slt i64 %8, %5
;   %10 = select i1 %9, i64 %5, i64 %8
;   %11 = trunc i64 %10 to i32
;   ret i32 %11
; }
;
; define i16 @quotient(i16 %a, i16 %b) {
;   %1 = freeze i16 %a
;   %2 = sext i16 %1 to i32
;   %3 = freeze i16 %b
;   %4 = sext i16 %3 to i32
;   %5 = shl i32 %2, 3
;   %6 = sdiv i32 %5, %4
;   %7 = srem i32 %5, %4
;   %8 = icmp ne i32 %7, 0
;   %9 = xor i32 %5, %4
;   %10 = icmp slt i32 %9, 0
;   %11 = and i1 %8, %10
;   %12 = sub i32 %6, 1
;   %13 = select i1 %11, i32 %12, i32 %6
;   %14 = trunc i32 %13 to i16
;   ret i16 %14
; }
;
; define i2 @without_carries(i2 %a, i2 %b) {
;   %1 = freeze i2 %a
;   %2 = freeze i2 %b
;   %3 = shl i2 1, 0
;   %4 = and i2 %2, %3
;   %5 = icmp ne i2 %4, 0
;   %6 = shl i2 %1, 0
;   %7 = select i1 %5, i2 %6, i2 0
;   %8 = xor i2 0, %7
;   %9 = shl i2 1, 1
;   %10 = and i2 %2, %9
;   %11 = icmp ne i2 %10, 0
;   %12 = shl i2 %1, 1
;   %13 = select i1 %11, i2 %12, i2 0
;   %14 = xor i2 %8, %13
;   ret i2 %14
; }
;
; define { float, i32 } @parts(float %a) {
;   %1 = freeze float %a
;   %2 = bitcast float %1 to i32
;   %3 = and i32 %2, -2147483648
;   %4 = and i32 %2, 2147483647
;   %5 = call i32 @llvm.ctlz.i32(i32 %4, i1 false)
;   %6 = icmp ult i32 %4, 8388608
;   %7 = sub i32 %5, 8
;   %8 = select i1 %6, i32 %7, i32 0
;   %9 = shl i32 %4, %8
;   %10 = and i32 %9, 8388607
;   %11 = or i32 %10, 1056964608
;   %12 = or i32 %11, %3
;   %13 = lshr i32 %4, 23
;   %14 = select i1 %6, i32 1, i32 %13
;   %15 = sub i32 %14, 126
;   %16 = sub i32 %15, %8
;   %17 = icmp eq i32 %4, 0
;   %18 = icmp uge i32 %4, 2139095040
;   %19 = or i1 %17, %18
;   %20 = bitcast i32 %12 to float
;   %21 = select i1 %19, float %1, float %20
;   %22 = select i1 %19, i32 0, i32 %16
;   %23 = insertvalue { float, i32 } poison, float %21, 0
;   %24 = insertvalue { float, i32 } %23, i32 %22, 1
;   ret { float, i32 } %24
; }
;
; define { float, float } @rest(float %a) {
;   %1 = freeze float %a
;   %2 = call float @llvm.trunc.f32(float %1)
;   %3 = fsub float %1, %2
;   %4 = call float @llvm.fabs.f32(float %1)
;   %5 = fcmp oeq float %4, 0x7FF0000000000000
;   %6 = select i1 %5, float 0.000000e+00, float %3
;   %7 = call float @llvm.copysign.f32(float %6, float %1)
;   %8 = insertvalue { float, float } poison, float %7, 0
;   %9 = insertvalue { float, float } %8, float %2, 1
;   ret { float, float } %9
; }
;
; define float @known_power(float %a) {
;   %r = call float @llvm.powi.f32.i32(float %a, i32 3)
;   ret float %r
; }
;
; define float @constrained(float %a, float %b) {
;   %1 = fadd float %a, %b
;   ret float %1
; }
;
; define i1 @compared(float %a, float %b) {
;   %1 = fcmp olt float %a, %b
;   ret i1 %1
; }
;
; define i32 @rounding() {
;   ret i32 1
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.ctlz.i32(i32, i1 immarg) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.trunc.f32(float) #2
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.fabs.f32(float) #2
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.copysign.f32(float, float) #2
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #3 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
; attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
