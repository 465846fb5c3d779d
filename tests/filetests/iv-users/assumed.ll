; RUN: opt -passes='print<iv-users>' -disable-output
; Uses by assumptions do not count; functions without loops have nothing.
declare void @llvm.assume(i1)
define void @f(i64 %n) {
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %j, %l ]
  %k = icmp ult i64 %i, 100
  call void @llvm.assume(i1 %k)
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %l, label %e
e:
  ret void
}
define void @none() {
  ret void
}
; EXPECT
; IV Users for loop %l with backedge-taken count (-1 + (1 umax %n)):
