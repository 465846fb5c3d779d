; RUN: opt -passes=lower-guard-intrinsic
; In a function without a result the deoptimisation has none.
declare void @llvm.experimental.guard(i1, ...)
define void @f(i1 %c) {
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  ret void
}
