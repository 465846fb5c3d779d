; RUN: opt -passes=lower-guard-intrinsic -guards-predicate-pass-branch-weight=100
; The weight of the way that passes is a knob.
declare void @llvm.experimental.guard(i1, ...)
define i32 @f(i1 %c) {
entry:
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  ret i32 0
}
