; RUN: opt -passes='print<scalar-evolution>'
; Whoever comes to another iteration has tested the increment of the one before: it did not wrap, although a call that may not return stands between.
; The increment itself may be poison in the last iteration, where nobody looks at it.
declare void @use(i32)

define void @tested(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 2, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = add nuw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @not_tested(i32 %n, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 2, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = add nuw i32 %i, 1
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
