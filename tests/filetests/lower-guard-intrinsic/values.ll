; RUN: opt -passes=lower-guard-intrinsic
; A guard becomes a branch that is hardly ever taken to a return of what the deoptimisation gives.
declare void @llvm.experimental.guard(i1, ...)
define i32 @f(i1 %c, i32 %v) {
  call void (i1, ...) @llvm.experimental.guard(i1 %c, i32 %v) [ "deopt"(i32 %v, i32 7) ]
  ret i32 %v
}
