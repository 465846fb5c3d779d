; RUN: opt -passes='slp-vectorizer' -slp-threshold=-10
; A leaf of a reduction that comes twice, or that lanes are computed from, is taken out of its vector for the second time.
define i32 @twice(<4 x i32> %v) {
  %a = extractelement <4 x i32> %v, i32 0
  %b = extractelement <4 x i32> %v, i32 1
  %c = extractelement <4 x i32> %v, i32 2
  %d = extractelement <4 x i32> %v, i32 3
  %p = mul i32 %a, 3
  %q = mul i32 %b, 5
  %r = mul i32 %c, 7
  %s = mul i32 %d, 9
  %s1 = add i32 %p, %q
  %s2 = add i32 %s1, %r
  %s3 = add i32 %s2, %s
  %s4 = add i32 %s3, %q
  ret i32 %s4
}
define i32 @inner(i32 %arg, i32 %bar) {
  %x1 = xor i32 %arg, %bar
  %i1 = icmp eq i32 %x1, 0
  %s1 = sext i1 %i1 to i32
  %x2 = xor i32 %arg, %bar
  %i2 = icmp eq i32 %x2, 0
  %s2 = sext i1 %i2 to i32
  %x3 = xor i32 %arg, %bar
  %i3 = icmp eq i32 %x3, 0
  %s3 = sext i1 %i3 to i32
  %x4 = xor i32 %arg, %bar
  %i4 = icmp eq i32 %x4, 0
  %s4 = sext i1 %i4 to i32
  %r1 = add i32 %arg, %s1
  %r2 = add i32 %r1, %s2
  %r3 = add i32 %r2, %s3
  %r4 = add i32 %r3, %s4
  %r5 = add i32 %r4, %x4
  ret i32 %r5
}
; EXPECT
; define i32 @twice(<4 x i32> %v) {
;   %1 = mul <4 x i32> %v, <i32 3, i32 5, i32 7, i32 9>
;   %2 = extractelement <4 x i32> %1, i32 1
;   %3 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %1)
;   %op.rdx = add i32 %3, %2
;   ret i32 %op.rdx
; }
;
; define i32 @inner(i32 %arg, i32 %bar) {
;   %1 = insertelement <4 x i32> poison, i32 %arg, i32 0
;   %2 = shufflevector <4 x i32> %1, <4 x i32> poison, <4 x i32> zeroinitializer
;   %3 = insertelement <4 x i32> poison, i32 %bar, i32 0
;   %4 = shufflevector <4 x i32> %3, <4 x i32> poison, <4 x i32> zeroinitializer
;   %5 = xor <4 x i32> %2, %4
;   %6 = extractelement <4 x i32> %5, i32 3
;   %7 = icmp eq <4 x i32> %5, zeroinitializer
;   %8 = sext <4 x i1> %7 to <4 x i32>
;   %9 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %8)
;   %op.rdx = add i32 %9, %arg
;   %op.rdx1 = add i32 %op.rdx, %6
;   ret i32 %op.rdx1
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
