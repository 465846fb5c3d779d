; RUN: opt -passes='slp-vectorizer' -slp-max-reg-size=128
; Lanes that do one of two things take theirs from two vectors.
define void @sums_and_differences(ptr %p, <4 x i32> %v, <4 x i32> %w) {
  %a0 = extractelement <4 x i32> %v, i32 0
  %a1 = extractelement <4 x i32> %v, i32 1
  %a2 = extractelement <4 x i32> %v, i32 2
  %a3 = extractelement <4 x i32> %v, i32 3
  %b0 = extractelement <4 x i32> %w, i32 0
  %b1 = extractelement <4 x i32> %w, i32 1
  %b2 = extractelement <4 x i32> %w, i32 2
  %b3 = extractelement <4 x i32> %w, i32 3
  %s0 = add nsw i32 %a0, %b0
  %s1 = sub nsw i32 %a1, %b1
  %s2 = add nsw i32 %a2, %b2
  %s3 = sub nuw i32 %a3, %b3
  %p1 = getelementptr i32, ptr %p, i64 1
  %p2 = getelementptr i32, ptr %p, i64 2
  %p3 = getelementptr i32, ptr %p, i64 3
  store i32 %s0, ptr %p
  store i32 %s1, ptr %p1
  store i32 %s2, ptr %p2
  store i32 %s3, ptr %p3
  ret void
}
; No divisions of integers: a lane that sums may have a zero there.
define void @quotients(ptr %p, <4 x i32> %v, <4 x i32> %w) {
  %a0 = extractelement <4 x i32> %v, i32 0
  %a1 = extractelement <4 x i32> %v, i32 1
  %a2 = extractelement <4 x i32> %v, i32 2
  %a3 = extractelement <4 x i32> %v, i32 3
  %b0 = extractelement <4 x i32> %w, i32 0
  %b1 = extractelement <4 x i32> %w, i32 1
  %b2 = extractelement <4 x i32> %w, i32 2
  %b3 = extractelement <4 x i32> %w, i32 3
  %s0 = add i32 %a0, %b0
  %s1 = sdiv i32 %a1, %b1
  %s2 = add i32 %a2, %b2
  %s3 = sdiv i32 %a3, %b3
  %p1 = getelementptr i32, ptr %p, i64 1
  %p2 = getelementptr i32, ptr %p, i64 2
  %p3 = getelementptr i32, ptr %p, i64 3
  store i32 %s0, ptr %p
  store i32 %s1, ptr %p1
  store i32 %s2, ptr %p2
  store i32 %s3, ptr %p3
  ret void
}
; A comparison in the other direction is the same one; what is extended is combined before it is.
define i32 @compared(<4 x i32> %v, i32 %x) {
  %a0 = extractelement <4 x i32> %v, i32 0
  %a1 = extractelement <4 x i32> %v, i32 1
  %a2 = extractelement <4 x i32> %v, i32 2
  %a3 = extractelement <4 x i32> %v, i32 3
  %c0 = icmp slt i32 %a0, %x
  %c1 = icmp sgt i32 %x, %a1
  %c2 = icmp eq i32 %a2, %x
  %c3 = icmp slt i32 %a3, %x
  %z0 = zext i1 %c0 to i32
  %z1 = zext i1 %c1 to i32
  %z2 = zext i1 %c2 to i32
  %z3 = zext i1 %c3 to i32
  %o1 = or i32 %z0, %z1
  %o2 = or i32 %o1, %z2
  %o3 = or i32 %o2, %z3
  ret i32 %o3
}
; Sums are not: they need the bits.
define i32 @counted(<4 x i32> %v, i32 %x) {
  %a0 = extractelement <4 x i32> %v, i32 0
  %a1 = extractelement <4 x i32> %v, i32 1
  %a2 = extractelement <4 x i32> %v, i32 2
  %a3 = extractelement <4 x i32> %v, i32 3
  %c0 = icmp slt i32 %a0, %x
  %c1 = icmp slt i32 %a1, %x
  %c2 = icmp slt i32 %a2, %x
  %c3 = icmp slt i32 %a3, %x
  %z0 = zext i1 %c0 to i32
  %z1 = zext i1 %c1 to i32
  %z2 = zext i1 %c2 to i32
  %z3 = zext i1 %c3 to i32
  %o1 = add i32 %z0, %z1
  %o2 = add i32 %o1, %z2
  %o3 = add i32 %o2, %z3
  ret i32 %o3
}
; EXPECT
; define void @sums_and_differences(ptr %p, <4 x i32> %v, <4 x i32> %w) {
;   %1 = add nsw <4 x i32> %v, %w
;   %2 = sub <4 x i32> %v, %w
;   %3 = shufflevector <4 x i32> %1, <4 x i32> %2, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
;   store <4 x i32> %3, ptr %p, align 4
;   ret void
; }
;
; define void @quotients(ptr %p, <4 x i32> %v, <4 x i32> %w) {
;   %a0 = extractelement <4 x i32> %v, i32 0
;   %a1 = extractelement <4 x i32> %v, i32 1
;   %a2 = extractelement <4 x i32> %v, i32 2
;   %a3 = extractelement <4 x i32> %v, i32 3
;   %b0 = extractelement <4 x i32> %w, i32 0
;   %b1 = extractelement <4 x i32> %w, i32 1
;   %b2 = extractelement <4 x i32> %w, i32 2
;   %b3 = extractelement <4 x i32> %w, i32 3
;   %s0 = add i32 %a0, %b0
;   %s1 = sdiv i32 %a1, %b1
;   %s2 = add i32 %a2, %b2
;   %s3 = sdiv i32 %a3, %b3
;   %p1 = getelementptr i32, ptr %p, i64 1
;   %p2 = getelementptr i32, ptr %p, i64 2
;   %p3 = getelementptr i32, ptr %p, i64 3
;   store i32 %s0, ptr %p, align 4
;   store i32 %s1, ptr %p1, align 4
;   store i32 %s2, ptr %p2, align 4
;   store i32 %s3, ptr %p3, align 4
;   ret void
; }
;
; define i32 @compared(<4 x i32> %v, i32 %x) {
;   %1 = insertelement <4 x i32> poison, i32 %x, i32 0
;   %2 = shufflevector <4 x i32> %1, <4 x i32> poison, <4 x i32> zeroinitializer
;   %3 = icmp slt <4 x i32> %v, %2
;   %4 = icmp eq <4 x i32> %v, %2
;   %5 = shufflevector <4 x i1> %3, <4 x i1> %4, <4 x i32> <i32 0, i32 1, i32 6, i32 3>
;   %6 = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %5)
;   %7 = zext i1 %6 to i32
;   ret i32 %7
; }
;
; define i32 @counted(<4 x i32> %v, i32 %x) {
;   %1 = insertelement <4 x i32> poison, i32 %x, i32 0
;   %2 = shufflevector <4 x i32> %1, <4 x i32> poison, <4 x i32> zeroinitializer
;   %3 = icmp slt <4 x i32> %v, %2
;   %4 = zext <4 x i1> %3 to <4 x i32>
;   %5 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %4)
;   ret i32 %5
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i1 @llvm.vector.reduce.or.v4i1(<4 x i1>) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
