; RUN: opt -passes=make-guards-explicit
; Phis of the blocks behind follow the split.
declare void @llvm.experimental.guard(i1, ...)
define i32 @f(i1 %c, i1 %d) {
entry:
  br i1 %d, label %yes, label %no
yes:
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  br label %no
no:
  %r = phi i32 [ 0, %entry ], [ 1, %yes ]
  ret i32 %r
}
