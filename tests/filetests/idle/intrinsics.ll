; RUN: not opt -passes='expand-reductions' -disable-output
; Work that is not written is an error with the name of the function.
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
define i32 @f(<4 x i32> %v) {
  %s = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %v)
  ret i32 %s
}
; EXPECT
; INPUT: error: unimplemented: expand-reductions on what @f has of reductions of vectors
; after pass `expand-reductions` on function `f`
