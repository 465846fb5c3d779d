; RUN: opt -passes=make-guards-explicit
; The branch stays one that passes may widen.
declare void @llvm.experimental.guard(i1, ...)
define i32 @f(i1 %c) {
entry:
  call void (i1, ...) @llvm.experimental.guard(i1 %c, i32 3) [ "deopt"() ]
  ret i32 0
}
