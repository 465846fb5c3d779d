; RUN: opt -passes=make-guards-explicit
; A guard of a loop leaves the function from within it.
declare void @llvm.experimental.guard(i1, ...)
define i32 @f(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %c = icmp ult i32 %i, %m
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  %next = add i32 %i, 1
  %d = icmp ult i32 %next, %n
  br i1 %d, label %loop, label %exit
exit:
  ret i32 %next
}
