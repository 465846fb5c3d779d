; RUN: opt -passes=make-guards-explicit,lower-widenable-condition
; With the conditions lowered it is the branch that the guard alone would be.
declare void @llvm.experimental.guard(i1, ...)
define void @f(i1 %c) {
entry:
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  ret void
}
