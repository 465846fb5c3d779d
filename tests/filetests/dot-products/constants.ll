; RUN: opt -passes='dot-products'
; Three bytes or more by constants of eight bits, one sign for all.
define i32 @weights(i32 %w) {
  %x0 = and i32 %w, 255
  %w1 = lshr i32 %w, 8
  %x1 = and i32 %w1, 255
  %w2 = lshr i32 %w, 16
  %x2 = and i32 %w2, 255
  %m0 = mul i32 %x0, 77
  %m1 = mul i32 %x1, 150
  %m2 = shl i32 %x2, 4
  %s1 = add i32 %m0, %m1
  %s2 = add i32 %s1, %m2
  ret i32 %s2
}
define i32 @sum(i32 %w, i32 %c) {
  %v = bitcast i32 %w to <4 x i8>
  %a0 = extractelement <4 x i8> %v, i64 0
  %a1 = extractelement <4 x i8> %v, i64 1
  %a2 = extractelement <4 x i8> %v, i64 2
  %a3 = extractelement <4 x i8> %v, i64 3
  %x0 = sext i8 %a0 to i32
  %x1 = sext i8 %a1 to i32
  %x2 = sext i8 %a2 to i32
  %x3 = sext i8 %a3 to i32
  %m3 = mul i32 %x3, -128
  %s1 = add i32 %x0, %x1
  %s2 = add i32 %s1, %x2
  %s3 = add i32 %s2, %c
  %s4 = add i32 %s3, %m3
  ret i32 %s4
}
; Constants of both signs that eight bits do not hold; two bytes only.
define i32 @not(i32 %w) {
  %x0 = and i32 %w, 255
  %w1 = lshr i32 %w, 8
  %x1 = and i32 %w1, 255
  %w2 = lshr i32 %w, 16
  %x2 = and i32 %w2, 255
  %m0 = mul i32 %x0, -1
  %m1 = mul i32 %x1, 150
  %m2 = mul i32 %x2, 4
  %s1 = add i32 %m0, %m1
  %s2 = add i32 %s1, %m2
  ret i32 %s2
}
define i32 @two(i32 %w) {
  %x0 = and i32 %w, 255
  %w1 = lshr i32 %w, 8
  %x1 = and i32 %w1, 255
  %s1 = add i32 %x0, %x1
  ret i32 %s1
}
; EXPECT
; define i32 @weights(i32 %w) {
;   %s2 = call i32 @llvm.nvvm.idp4a.u.u(i32 %w, i32 1087053, i32 0)
;   ret i32 %s2
; }
;
; define i32 @sum(i32 %w, i32 %c) {
;   %s4 = call i32 @llvm.nvvm.idp4a.s.s(i32 %w, i32 -2147417855, i32 %c)
;   ret i32 %s4
; }
;
; define i32 @not(i32 %w) {
;   %x0 = and i32 %w, 255
;   %w1 = lshr i32 %w, 8
;   %x1 = and i32 %w1, 255
;   %w2 = lshr i32 %w, 16
;   %x2 = and i32 %w2, 255
;   %m0 = mul i32 %x0, -1
;   %m1 = mul i32 %x1, 150
;   %m2 = mul i32 %x2, 4
;   %s1 = add i32 %m0, %m1
;   %s2 = add i32 %s1, %m2
;   ret i32 %s2
; }
;
; define i32 @two(i32 %w) {
;   %x0 = and i32 %w, 255
;   %w1 = lshr i32 %w, 8
;   %x1 = and i32 %w1, 255
;   %s1 = add i32 %x0, %x1
;   ret i32 %s1
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.idp4a.u.u(i32, i32, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.idp4a.s.s(i32, i32, i32) #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
