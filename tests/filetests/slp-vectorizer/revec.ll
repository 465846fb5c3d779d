; RUN: opt -passes='slp-vectorizer' -slp-revec -slp-max-reg-size=256
; Vectors of vectors; what is no row of neighbours is put in as a part, and parts that others use are taken out.
define <4 x i32> @parts(ptr noalias %a, ptr noalias %b, <4 x i32> %x, <4 x i32> %y) {
  %a1 = getelementptr i32, ptr %a, i64 4
  %p = load <4 x i32>, ptr %a
  %q = load <4 x i32>, ptr %a1
  %s = add <4 x i32> %p, %x
  %t = add <4 x i32> %q, %y
  %u = mul <4 x i32> %s, <i32 1, i32 2, i32 3, i32 4>
  %v = mul <4 x i32> %t, <i32 5, i32 6, i32 7, i32 8>
  %b1 = getelementptr i32, ptr %b, i64 4
  store <4 x i32> %u, ptr %b
  store <4 x i32> %v, ptr %b1
  ret <4 x i32> %t
}
; EXPECT
; define <4 x i32> @parts(ptr noalias %a, ptr noalias %b, <4 x i32> %x, <4 x i32> %y) {
;   %1 = load <8 x i32>, ptr %a, align 16
;   %2 = call <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32> poison, <4 x i32> %x, i64 0)
;   %3 = call <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32> %2, <4 x i32> %y, i64 4)
;   %4 = add <8 x i32> %1, %3
;   %5 = call <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32> %4, i64 4)
;   %6 = call <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i64 0)
;   %7 = call <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32> %6, <4 x i32> <i32 5, i32 6, i32 7, i32 8>, i64 4)
;   %8 = mul <8 x i32> %4, %7
;   store <8 x i32> %8, ptr %b, align 16
;   ret <4 x i32> %5
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32>, <4 x i32>, i64 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32>, i64 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
