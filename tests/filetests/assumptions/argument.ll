; RUN: opt -passes='print<assumptions>' -disable-output
; An argument and a comparison of vectors' elements are told with their types or in full.
define void @argument(i1 %c, <2 x i1> %v) {
  %e = extractelement <2 x i1> %v, i32 0
  call void @llvm.assume(i1 %c)
  call void @llvm.assume(i1 %e)
  ret void
}
declare void @llvm.assume(i1)
; EXPECT
; Cached assumptions for function: argument
;   i1 %c
;     %e = extractelement <2 x i1> %v, i32 0
