; RUN: opt -passes='slp-vectorizer' -slp-max-reg-size=128
; Loads of neighbours in another order, values that come twice, and lanes of two vectors are shuffled. One splat serves two trees.
define void @reversed(ptr noalias %p, ptr noalias %q, i32 %x) {
  %p1 = getelementptr i32, ptr %p, i64 1
  %p2 = getelementptr i32, ptr %p, i64 2
  %p3 = getelementptr i32, ptr %p, i64 3
  %a0 = load i32, ptr %p
  %a1 = load i32, ptr %p1
  %a2 = load i32, ptr %p2
  %a3 = load i32, ptr %p3
  %s0 = add i32 %a3, %x
  %s1 = add i32 %a2, %x
  %s2 = add i32 %a1, %x
  %s3 = add i32 %a0, %x
  %q1 = getelementptr i32, ptr %q, i64 1
  %q2 = getelementptr i32, ptr %q, i64 2
  %q3 = getelementptr i32, ptr %q, i64 3
  store i32 %s0, ptr %q
  store i32 %s1, ptr %q1
  store i32 %s2, ptr %q2
  store i32 %s3, ptr %q3
  %q4 = getelementptr i32, ptr %q, i64 100
  %q5 = getelementptr i32, ptr %q, i64 101
  %q6 = getelementptr i32, ptr %q, i64 102
  %q7 = getelementptr i32, ptr %q, i64 103
  %t0 = mul i32 %s0, %x
  %t1 = mul i32 %s1, %x
  %t2 = mul i32 %s0, %x
  %t3 = mul i32 %s1, %x
  store i32 %t0, ptr %q4
  store i32 %t1, ptr %q5
  store i32 %t2, ptr %q6
  store i32 %t3, ptr %q7
  ret void
}
define void @two_vectors(ptr %q, <2 x i32> %v, <2 x i32> %w) {
  %a0 = extractelement <2 x i32> %v, i32 1
  %a1 = extractelement <2 x i32> %w, i32 0
  %a2 = extractelement <2 x i32> %v, i32 0
  %a3 = extractelement <2 x i32> %w, i32 1
  %s0 = add i32 %a0, 1
  %s1 = add i32 %a1, 2
  %s2 = add i32 %a2, 3
  %s3 = add i32 %a3, 4
  %q1 = getelementptr i32, ptr %q, i64 1
  %q2 = getelementptr i32, ptr %q, i64 2
  %q3 = getelementptr i32, ptr %q, i64 3
  store i32 %s0, ptr %q
  store i32 %s1, ptr %q1
  store i32 %s2, ptr %q2
  store i32 %s3, ptr %q3
  ret void
}
; EXPECT
; define void @reversed(ptr noalias %p, ptr noalias %q, i32 %x) {
;   %1 = load <4 x i32>, ptr %p, align 4
;   %2 = shufflevector <4 x i32> %1, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
;   %3 = insertelement <4 x i32> poison, i32 %x, i32 0
;   %4 = shufflevector <4 x i32> %3, <4 x i32> poison, <4 x i32> zeroinitializer
;   %5 = add <4 x i32> %2, %4
;   store <4 x i32> %5, ptr %q, align 4
;   %q4 = getelementptr i32, ptr %q, i64 100
;   %6 = shufflevector <4 x i32> %5, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
;   %7 = mul <4 x i32> %6, %4
;   store <4 x i32> %7, ptr %q4, align 4
;   ret void
; }
;
; define void @two_vectors(ptr %q, <2 x i32> %v, <2 x i32> %w) {
;   %1 = shufflevector <2 x i32> %v, <2 x i32> %w, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
;   %2 = add <4 x i32> %1, <i32 1, i32 2, i32 3, i32 4>
;   store <4 x i32> %2, ptr %q, align 4
;   ret void
; }
