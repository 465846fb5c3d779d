; RUN: not opt -passes='loop-unroll' -unroll-count=2 -unroll-peel-count=2
; Copies and peeled iterations of every loop cannot both be asked for: that is an error.
define void @f(ptr %a) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
; EXPECT
; INPUT: error: Cannot specify both explicit peel count and explicit unroll count
; after pass `loop-unroll` on function `f`
