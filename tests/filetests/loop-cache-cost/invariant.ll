; RUN: opt -passes='print<loop-cache-cost>' -cache-line-size=64 -disable-output
; What no loop moves costs a line in each of them.
define void @f(ptr noalias %a, ptr noalias %b) {
entry:
  br label %rows
rows:
  %i = phi i64 [ 0, %entry ], [ %i1, %next ]
  br label %columns
columns:
  %j = phi i64 [ 0, %rows ], [ %j1, %columns ]
  %x = load float, ptr %b
  store float %x, ptr %a
  %j1 = add nuw nsw i64 %j, 1
  %c = icmp ult i64 %j1, 32
  br i1 %c, label %columns, label %next
next:
  %i1 = add nuw nsw i64 %i, 1
  %d = icmp ult i64 %i1, 16
  br i1 %d, label %rows, label %exit
exit:
  ret void
}
