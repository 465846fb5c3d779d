; RUN: opt -passes='slp-vectorizer'
; Chains of one operation over neighbours, over lanes of a vector and over comparisons become reductions; what is left is combined in pairs.
define i32 @sum_of_loads(ptr %p) {
  %p1 = getelementptr i32, ptr %p, i64 1
  %p2 = getelementptr i32, ptr %p, i64 2
  %p3 = getelementptr i32, ptr %p, i64 3
  %p4 = getelementptr i32, ptr %p, i64 4
  %a = load i32, ptr %p
  %b = load i32, ptr %p1
  %c = load i32, ptr %p2
  %d = load i32, ptr %p3
  %e = load i32, ptr %p4
  %s1 = add nsw i32 %b, %a
  %s2 = add nsw i32 %s1, %d
  %s3 = add nsw i32 %e, %s2
  %s4 = add nsw i32 %s3, %c
  ret i32 %s4
}
define i32 @tree_of_largest(<4 x i32> %v) {
  %a = extractelement <4 x i32> %v, i32 0
  %b = extractelement <4 x i32> %v, i32 1
  %c = extractelement <4 x i32> %v, i32 2
  %d = extractelement <4 x i32> %v, i32 3
  %m1 = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  %m2 = call i32 @llvm.smax.i32(i32 %c, i32 %d)
  %m3 = call i32 @llvm.smax.i32(i32 %m1, i32 %m2)
  ret i32 %m3
}
; The vector is frozen: the second lane was not asked where the first was false.
define i1 @all_negative(<4 x i32> %v) {
  %a = extractelement <4 x i32> %v, i32 0
  %b = extractelement <4 x i32> %v, i32 1
  %c = extractelement <4 x i32> %v, i32 2
  %d = extractelement <4 x i32> %v, i32 3
  %ca = icmp slt i32 %a, 0
  %cb = icmp slt i32 %b, 0
  %cc = icmp slt i32 %c, 0
  %cd = icmp slt i32 %d, 0
  %s1 = select i1 %ca, i1 %cb, i1 false
  %s2 = select i1 %s1, i1 %cc, i1 false
  %s3 = select i1 %s2, i1 %cd, i1 false
  ret i1 %s3
}
; Floating-point sums only where every addition may be done in another order.
define float @strict_sum(<4 x float> %v) {
  %a = extractelement <4 x float> %v, i32 0
  %b = extractelement <4 x float> %v, i32 1
  %c = extractelement <4 x float> %v, i32 2
  %d = extractelement <4 x float> %v, i32 3
  %s1 = fadd reassoc float %a, %b
  %s2 = fadd float %s1, %c
  %s3 = fadd reassoc float %s2, %d
  ret float %s3
}
define float @loose_sum(<4 x float> %v) {
  %a = extractelement <4 x float> %v, i32 0
  %b = extractelement <4 x float> %v, i32 1
  %c = extractelement <4 x float> %v, i32 2
  %d = extractelement <4 x float> %v, i32 3
  %s1 = fadd reassoc float %a, %b
  %s2 = fadd reassoc nsz float %s1, %c
  %s3 = fadd reassoc float %s2, %d
  ret float %s3
}
; What comes twice counts once.
define i32 @repeats(i32 %a, i32 %b) {
  %s1 = or i32 %a, %b
  %s2 = or i32 %s1, %b
  %s3 = or i32 %s2, %a
  ret i32 %s3
}
; A partial sum that is used elsewhere is not taken apart.
define i32 @used_between(<4 x i32> %v, ptr %p) {
  %a = extractelement <4 x i32> %v, i32 0
  %b = extractelement <4 x i32> %v, i32 1
  %c = extractelement <4 x i32> %v, i32 2
  %d = extractelement <4 x i32> %v, i32 3
  %s1 = add i32 %a, %b
  %s2 = add i32 %s1, %c
  store i32 %s2, ptr %p
  %s3 = add i32 %s2, %d
  ret i32 %s3
}
declare i32 @llvm.smax.i32(i32, i32)
; EXPECT
; define i32 @sum_of_loads(ptr %p) {
;   %p4 = getelementptr i32, ptr %p, i64 4
;   %1 = load <4 x i32>, ptr %p, align 4
;   %e = load i32, ptr %p4, align 4
;   %2 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %1)
;   %op.rdx = add i32 %2, %e
;   ret i32 %op.rdx
; }
;
; define i32 @tree_of_largest(<4 x i32> %v) {
;   %1 = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %v)
;   ret i32 %1
; }
;
; define i1 @all_negative(<4 x i32> %v) {
;   %1 = icmp slt <4 x i32> %v, zeroinitializer
;   %2 = freeze <4 x i1> %1
;   %3 = call i1 @llvm.vector.reduce.and.v4i1(<4 x i1> %2)
;   ret i1 %3
; }
;
; define float @strict_sum(<4 x float> %v) {
;   %a = extractelement <4 x float> %v, i32 0
;   %b = extractelement <4 x float> %v, i32 1
;   %c = extractelement <4 x float> %v, i32 2
;   %d = extractelement <4 x float> %v, i32 3
;   %s1 = fadd reassoc float %a, %b
;   %s2 = fadd float %s1, %c
;   %s3 = fadd reassoc float %s2, %d
;   ret float %s3
; }
;
; define float @loose_sum(<4 x float> %v) {
;   %1 = call reassoc float @llvm.vector.reduce.fadd.v4f32(float -0.000000e+00, <4 x float> %v)
;   ret float %1
; }
;
; define i32 @repeats(i32 %a, i32 %b) {
;   %op.rdx = or i32 %a, %b
;   ret i32 %op.rdx
; }
;
; define i32 @used_between(<4 x i32> %v, ptr %p) {
;   %a = extractelement <4 x i32> %v, i32 0
;   %b = extractelement <4 x i32> %v, i32 1
;   %c = extractelement <4 x i32> %v, i32 2
;   %d = extractelement <4 x i32> %v, i32 3
;   %s1 = add i32 %a, %b
;   %s2 = add i32 %s1, %c
;   store i32 %s2, ptr %p, align 4
;   %s3 = add i32 %s2, %d
;   ret i32 %s3
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smax.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i1 @llvm.vector.reduce.and.v4i1(<4 x i1>) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #1
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
