; RUN: not opt -passes='scalarize-masked-mem-intrin' -disable-output
; Work that is not written is an error with the name of the function.
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, <4 x i1>, <4 x i32>)
define <4 x i32> @f(ptr %p, <4 x i1> %m) {
  %v = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 16 %p, <4 x i1> %m, <4 x i32> poison)
  ret <4 x i32> %v
}
; EXPECT
; INPUT: error: unimplemented: scalarize-masked-mem-intrin on what @f has of masked accesses
; after pass `scalarize-masked-mem-intrin` on function `f`
