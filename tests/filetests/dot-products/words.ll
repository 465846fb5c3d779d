; RUN: opt -passes='dot-products'
; Bytes of two words: the first of one sign, then of different ones; what else is added comes first.
define i32 @signed(i32 %a, i32 %b, i32 %c) {
  %a0 = shl i32 %a, 24
  %x0 = ashr exact i32 %a0, 24
  %b0 = shl i32 %b, 24
  %y0 = ashr exact i32 %b0, 24
  %p0 = mul nsw i32 %x0, %y0
  %s0 = add nsw i32 %p0, %c
  %a1 = shl i32 %a, 16
  %x1 = ashr i32 %a1, 24
  %b1 = shl i32 %b, 16
  %y1 = ashr i32 %b1, 24
  %p1 = mul nsw i32 %y1, %x1
  %s1 = add nsw i32 %p1, %s0
  %a2 = shl i32 %a, 8
  %x2 = ashr i32 %a2, 24
  %b2 = shl i32 %b, 8
  %y2 = ashr i32 %b2, 24
  %p2 = mul nsw i32 %x2, %y2
  %s2 = add nsw i32 %s1, %p2
  %x3 = ashr i32 %a, 24
  %y3 = ashr i32 %b, 24
  %p3 = mul nsw i32 %x3, %y3
  %s3 = add nsw i32 %p3, %s2
  ret i32 %s3
}
define i32 @mixed(i32 %a, i32 %b, i32 %c, i32 %d) {
  %v = bitcast i32 %b to <4 x i8>
  %x0 = and i32 %a, 255
  %b0 = extractelement <4 x i8> %v, i32 0
  %y0 = sext i8 %b0 to i32
  %p0 = mul i32 %x0, %y0
  %a1 = lshr i32 %a, 8
  %x1 = and i32 %a1, 255
  %b1 = extractelement <4 x i8> %v, i32 1
  %y1 = sext i8 %b1 to i32
  %p1 = mul i32 %x1, %y1
  %a2 = lshr i32 %a, 16
  %t2 = trunc i32 %a2 to i8
  %x2 = zext i8 %t2 to i32
  %b2 = extractelement <4 x i8> %v, i32 2
  %y2 = sext i8 %b2 to i32
  %p2 = mul i32 %x2, %y2
  %x3 = lshr i32 %a, 24
  %b3 = extractelement <4 x i8> %v, i32 3
  %y3 = sext i8 %b3 to i32
  %p3 = mul i32 %x3, %y3
  %s0 = add i32 %p3, %c
  %s1 = add i32 %p1, %p0
  %s2 = add i32 %d, %p2
  %s3 = add i32 %s0, %s1
  %s4 = add i32 %s3, %s2
  ret i32 %s4
}
; Upper half of 64 bits.
define i32 @long(i64 %a, i32 %b) {
  %l0 = lshr i64 %a, 32
  %t0 = trunc i64 %l0 to i8
  %x0 = zext i8 %t0 to i32
  %y0 = and i32 %b, 255
  %p0 = mul i32 %x0, %y0
  %l1 = lshr i64 %a, 40
  %t1 = trunc i64 %l1 to i8
  %x1 = zext i8 %t1 to i32
  %b1 = lshr i32 %b, 8
  %y1 = and i32 %b1, 255
  %p1 = mul i32 %x1, %y1
  %l2 = lshr i64 %a, 48
  %t2 = trunc i64 %l2 to i8
  %x2 = zext i8 %t2 to i32
  %b2 = lshr i32 %b, 16
  %y2 = and i32 %b2, 255
  %p2 = mul i32 %x2, %y2
  %l3 = lshr i64 %a, 56
  %t3 = trunc i64 %l3 to i8
  %x3 = zext i8 %t3 to i32
  %y3 = lshr i32 %b, 24
  %p3 = mul i32 %x3, %y3
  %s1 = add i32 %p1, %p0
  %s2 = add i32 %s1, %p2
  %s3 = add i32 %s2, %p3
  ret i32 %s3
}
; A product that something else reads, a byte by another, a byte twice: these stay.
define i32 @not(i32 %a, i32 %b, ptr %p) {
  %x0 = and i32 %a, 255
  %y0 = and i32 %b, 255
  %p0 = mul i32 %x0, %y0
  store i32 %p0, ptr %p
  %a1 = lshr i32 %a, 8
  %x1 = and i32 %a1, 255
  %b1 = lshr i32 %b, 8
  %y1 = and i32 %b1, 255
  %p1 = mul i32 %x1, %y1
  %a2 = lshr i32 %a, 16
  %x2 = and i32 %a2, 255
  %b2 = lshr i32 %b, 16
  %y2 = and i32 %b2, 255
  %p2 = mul i32 %x2, %y2
  %x3 = lshr i32 %a, 24
  %p3 = mul i32 %x3, %y2
  %q3 = mul i32 %x1, %y1
  %s1 = add i32 %p1, %p0
  %s2 = add i32 %s1, %p2
  %s3 = add i32 %s2, %p3
  %s4 = add i32 %s3, %q3
  ret i32 %s4
}
; EXPECT
; define i32 @signed(i32 %a, i32 %b, i32 %c) {
;   %s3 = call i32 @llvm.nvvm.idp4a.s.s(i32 %a, i32 %b, i32 %c)
;   ret i32 %s3
; }
;
; define i32 @mixed(i32 %a, i32 %b, i32 %c, i32 %d) {
;   %1 = add i32 %d, %c
;   %s4 = call i32 @llvm.nvvm.idp4a.u.s(i32 %a, i32 %b, i32 %1)
;   ret i32 %s4
; }
;
; define i32 @long(i64 %a, i32 %b) {
;   %1 = lshr i64 %a, 32
;   %2 = trunc i64 %1 to i32
;   %s3 = call i32 @llvm.nvvm.idp4a.u.u(i32 %2, i32 %b, i32 0)
;   ret i32 %s3
; }
;
; define i32 @not(i32 %a, i32 %b, ptr %p) {
;   %x0 = and i32 %a, 255
;   %y0 = and i32 %b, 255
;   %p0 = mul i32 %x0, %y0
;   store i32 %p0, ptr %p, align 4
;   %a1 = lshr i32 %a, 8
;   %x1 = and i32 %a1, 255
;   %b1 = lshr i32 %b, 8
;   %y1 = and i32 %b1, 255
;   %p1 = mul i32 %x1, %y1
;   %a2 = lshr i32 %a, 16
;   %x2 = and i32 %a2, 255
;   %b2 = lshr i32 %b, 16
;   %y2 = and i32 %b2, 255
;   %p2 = mul i32 %x2, %y2
;   %x3 = lshr i32 %a, 24
;   %p3 = mul i32 %x3, %y2
;   %q3 = mul i32 %x1, %y1
;   %s1 = add i32 %p1, %p0
;   %s2 = add i32 %s1, %p2
;   %s3 = add i32 %s2, %p3
;   %s4 = add i32 %s3, %q3
;   ret i32 %s4
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.idp4a.s.s(i32, i32, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.idp4a.u.s(i32, i32, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.idp4a.u.u(i32, i32, i32) #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
