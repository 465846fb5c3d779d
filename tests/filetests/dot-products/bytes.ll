; RUN: opt -passes='dot-products'
; Bytes of aligned words in memory: one load each, where the last of them was.
define void @loads(ptr %p, ptr %q, ptr %r) {
  %a0 = load i8, ptr %p, align 4
  %b0 = load i8, ptr %q, align 4
  %p3 = getelementptr i8, ptr %p, i64 3
  %a3 = load i8, ptr %p3, align 1
  %q3 = getelementptr i8, ptr %q, i64 3
  %b3 = load i8, ptr %q3, align 1
  %p1 = getelementptr i8, ptr %p, i64 1
  %a1 = load i8, ptr %p1, align 1
  %q1 = getelementptr i8, ptr %q, i64 1
  %b1 = load i8, ptr %q1, align 1
  %p2 = getelementptr i8, ptr %p, i64 2
  %a2 = load i8, ptr %p2, align 2
  %q2 = getelementptr i8, ptr %q, i64 2
  %b2 = load i8, ptr %q2, align 2
  %x0 = sext i8 %a0 to i32
  %x1 = sext i8 %a1 to i32
  %x2 = sext i8 %a2 to i32
  %x3 = sext i8 %a3 to i32
  %y0 = zext i8 %b0 to i32
  %y1 = zext i8 %b1 to i32
  %y2 = zext i8 %b2 to i32
  %y3 = zext i8 %b3 to i32
  %m0 = mul i32 %x0, %y0
  %m1 = mul i32 %x1, %y1
  %m2 = mul i32 %x2, %y2
  %m3 = mul i32 %x3, %y3
  %s1 = add i32 %m0, %m1
  %s2 = add i32 %s1, %m2
  %s3 = add i32 %s2, %m3
  store i32 %s3, ptr %r
  ret void
}
; Vectors of bytes.
define i32 @vectors(ptr %p, ptr %q) {
  %a = load <8 x i8>, ptr %p, align 8
  %b = load <4 x i8>, ptr %q, align 4
  %a0 = extractelement <8 x i8> %a, i64 4
  %a1 = extractelement <8 x i8> %a, i64 5
  %a2 = extractelement <8 x i8> %a, i64 6
  %a3 = extractelement <8 x i8> %a, i64 7
  %b0 = extractelement <4 x i8> %b, i64 0
  %b1 = extractelement <4 x i8> %b, i64 1
  %b2 = extractelement <4 x i8> %b, i64 2
  %b3 = extractelement <4 x i8> %b, i64 3
  %x0 = sext i8 %a0 to i32
  %x1 = sext i8 %a1 to i32
  %x2 = sext i8 %a2 to i32
  %x3 = sext i8 %a3 to i32
  %y0 = sext i8 %b0 to i32
  %y1 = sext i8 %b1 to i32
  %y2 = sext i8 %b2 to i32
  %y3 = sext i8 %b3 to i32
  %m0 = mul i32 %x0, %y0
  %m1 = mul i32 %x1, %y1
  %m2 = mul i32 %x2, %y2
  %m3 = mul i32 %x3, %y3
  %s1 = add i32 %m0, %m1
  %s2 = add i32 %s1, %m2
  %s3 = add i32 %s2, %m3
  ret i32 %s3
}
; Something else reads a byte of the first word: its products are given up, and then the others of the second word.
define i32 @given_up(ptr %p, ptr %q, i32 %w, ptr %r) {
  %a = load <4 x i8>, ptr %p, align 4
  %b = load <4 x i8>, ptr %q, align 4
  %c = bitcast i32 %w to <4 x i8>
  %a0 = extractelement <4 x i8> %a, i64 0
  %ae0 = sext i8 %a0 to i32
  %a1 = extractelement <4 x i8> %a, i64 1
  %ae1 = sext i8 %a1 to i32
  %a2 = extractelement <4 x i8> %a, i64 2
  %ae2 = sext i8 %a2 to i32
  %a3 = extractelement <4 x i8> %a, i64 3
  %ae3 = sext i8 %a3 to i32
  %b0 = extractelement <4 x i8> %b, i64 0
  %be0 = sext i8 %b0 to i32
  %b1 = extractelement <4 x i8> %b, i64 1
  %be1 = sext i8 %b1 to i32
  %b2 = extractelement <4 x i8> %b, i64 2
  %be2 = sext i8 %b2 to i32
  %b3 = extractelement <4 x i8> %b, i64 3
  %be3 = sext i8 %b3 to i32
  %c0 = extractelement <4 x i8> %c, i64 0
  %ce0 = sext i8 %c0 to i32
  %c1 = extractelement <4 x i8> %c, i64 1
  %ce1 = sext i8 %c1 to i32
  %c2 = extractelement <4 x i8> %c, i64 2
  %ce2 = sext i8 %c2 to i32
  %c3 = extractelement <4 x i8> %c, i64 3
  %ce3 = sext i8 %c3 to i32
  %sm0 = mul i32 %ae0, %be0
  %sm1 = mul i32 %ae1, %be1
  %sm2 = mul i32 %ae2, %be2
  %sm3 = mul i32 %ae3, %be3
  %s1 = add i32 %sm0, %sm1
  %s2 = add i32 %s1, %sm2
  %s3 = add i32 %s2, %sm3
  %tm0 = mul i32 %be0, %ce0
  %tm1 = mul i32 %be1, %ce1
  %tm2 = mul i32 %be2, %ce2
  %tm3 = mul i32 %be3, %ce3
  %t1 = add i32 %tm0, %tm1
  %t2 = add i32 %t1, %tm2
  %t3 = add i32 %t2, %tm3
  store i32 %ae2, ptr %r
  %u = xor i32 %s3, %t3
  ret i32 %u
}
; A write between them, and a word that is not aligned.
define i32 @written(ptr %p, ptr %q, ptr %r) {
  %p1 = getelementptr i8, ptr %p, i64 1
  %p2 = getelementptr i8, ptr %p, i64 2
  %p3 = getelementptr i8, ptr %p, i64 3
  %a0 = load i8, ptr %p, align 4
  %a1 = load i8, ptr %p1, align 1
  store i8 0, ptr %r
  %a2 = load i8, ptr %p2, align 1
  %a3 = load i8, ptr %p3, align 1
  %q1 = getelementptr i8, ptr %q, i64 1
  %q2 = getelementptr i8, ptr %q, i64 2
  %q3 = getelementptr i8, ptr %q, i64 3
  %b0 = load i8, ptr %q, align 2
  %b1 = load i8, ptr %q1, align 1
  %b2 = load i8, ptr %q2, align 2
  %b3 = load i8, ptr %q3, align 1
  %x0 = sext i8 %a0 to i32
  %x1 = sext i8 %a1 to i32
  %x2 = sext i8 %a2 to i32
  %x3 = sext i8 %a3 to i32
  %y0 = sext i8 %b0 to i32
  %y1 = sext i8 %b1 to i32
  %y2 = sext i8 %b2 to i32
  %y3 = sext i8 %b3 to i32
  %m0 = mul i32 %x0, %y0
  %m1 = mul i32 %x1, %y1
  %m2 = mul i32 %x2, %y2
  %m3 = mul i32 %x3, %y3
  %s1 = add i32 %m0, %m1
  %s2 = add i32 %s1, %m2
  %s3 = add i32 %s2, %m3
  ret i32 %s3
}
; EXPECT
; define void @loads(ptr %p, ptr %q, ptr %r) {
;   %a0.word = load i32, ptr %p, align 4
;   %b0.word = load i32, ptr %q, align 4
;   %s3 = call i32 @llvm.nvvm.idp4a.s.u(i32 %a0.word, i32 %b0.word, i32 0)
;   store i32 %s3, ptr %r, align 4
;   ret void
; }
;
; define i32 @vectors(ptr %p, ptr %q) {
;   %a.word = load <2 x i32>, ptr %p, align 8
;   %b.word = load i32, ptr %q, align 4
;   %1 = extractelement <2 x i32> %a.word, i64 1
;   %s3 = call i32 @llvm.nvvm.idp4a.s.s(i32 %1, i32 %b.word, i32 0)
;   ret i32 %s3
; }
;
; define i32 @given_up(ptr %p, ptr %q, i32 %w, ptr %r) {
;   %a = load <4 x i8>, ptr %p, align 4
;   %b = load <4 x i8>, ptr %q, align 4
;   %c = bitcast i32 %w to <4 x i8>
;   %a0 = extractelement <4 x i8> %a, i64 0
;   %ae0 = sext i8 %a0 to i32
;   %a1 = extractelement <4 x i8> %a, i64 1
;   %ae1 = sext i8 %a1 to i32
;   %a2 = extractelement <4 x i8> %a, i64 2
;   %ae2 = sext i8 %a2 to i32
;   %a3 = extractelement <4 x i8> %a, i64 3
;   %ae3 = sext i8 %a3 to i32
;   %b0 = extractelement <4 x i8> %b, i64 0
;   %be0 = sext i8 %b0 to i32
;   %b1 = extractelement <4 x i8> %b, i64 1
;   %be1 = sext i8 %b1 to i32
;   %b2 = extractelement <4 x i8> %b, i64 2
;   %be2 = sext i8 %b2 to i32
;   %b3 = extractelement <4 x i8> %b, i64 3
;   %be3 = sext i8 %b3 to i32
;   %c0 = extractelement <4 x i8> %c, i64 0
;   %ce0 = sext i8 %c0 to i32
;   %c1 = extractelement <4 x i8> %c, i64 1
;   %ce1 = sext i8 %c1 to i32
;   %c2 = extractelement <4 x i8> %c, i64 2
;   %ce2 = sext i8 %c2 to i32
;   %c3 = extractelement <4 x i8> %c, i64 3
;   %ce3 = sext i8 %c3 to i32
;   %sm0 = mul i32 %ae0, %be0
;   %sm1 = mul i32 %ae1, %be1
;   %sm2 = mul i32 %ae2, %be2
;   %sm3 = mul i32 %ae3, %be3
;   %s1 = add i32 %sm0, %sm1
;   %s2 = add i32 %s1, %sm2
;   %s3 = add i32 %s2, %sm3
;   %tm0 = mul i32 %be0, %ce0
;   %tm1 = mul i32 %be1, %ce1
;   %tm2 = mul i32 %be2, %ce2
;   %tm3 = mul i32 %be3, %ce3
;   %t1 = add i32 %tm0, %tm1
;   %t2 = add i32 %t1, %tm2
;   %t3 = add i32 %t2, %tm3
;   store i32 %ae2, ptr %r, align 4
;   %u = xor i32 %s3, %t3
;   ret i32 %u
; }
;
; define i32 @written(ptr %p, ptr %q, ptr %r) {
;   %p1 = getelementptr i8, ptr %p, i64 1
;   %p2 = getelementptr i8, ptr %p, i64 2
;   %p3 = getelementptr i8, ptr %p, i64 3
;   %a0 = load i8, ptr %p, align 4
;   %a1 = load i8, ptr %p1, align 1
;   store i8 0, ptr %r, align 1
;   %a2 = load i8, ptr %p2, align 1
;   %a3 = load i8, ptr %p3, align 1
;   %q1 = getelementptr i8, ptr %q, i64 1
;   %q2 = getelementptr i8, ptr %q, i64 2
;   %q3 = getelementptr i8, ptr %q, i64 3
;   %b0 = load i8, ptr %q, align 2
;   %b1 = load i8, ptr %q1, align 1
;   %b2 = load i8, ptr %q2, align 2
;   %b3 = load i8, ptr %q3, align 1
;   %x0 = sext i8 %a0 to i32
;   %x1 = sext i8 %a1 to i32
;   %x2 = sext i8 %a2 to i32
;   %x3 = sext i8 %a3 to i32
;   %y0 = sext i8 %b0 to i32
;   %y1 = sext i8 %b1 to i32
;   %y2 = sext i8 %b2 to i32
;   %y3 = sext i8 %b3 to i32
;   %m0 = mul i32 %x0, %y0
;   %m1 = mul i32 %x1, %y1
;   %m2 = mul i32 %x2, %y2
;   %m3 = mul i32 %x3, %y3
;   %s1 = add i32 %m0, %m1
;   %s2 = add i32 %s1, %m2
;   %s3 = add i32 %s2, %m3
;   ret i32 %s3
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.idp4a.s.u(i32, i32, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.idp4a.s.s(i32, i32, i32) #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
