; RUN: opt -passes=lower-guard-intrinsic
; Two guards of a block are two branches, in order.
declare void @llvm.experimental.guard(i1, ...)
define i32 @f(i1 %c, i1 %d) {
entry:
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  call void (i1, ...) @llvm.experimental.guard(i1 %d) [ "deopt"() ]
  ret i32 0
}
