; RUN: opt -passes='print<iv-users>' -disable-output
; Addresses and the comparison.
define void @f(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %j, %l ]
  %p = getelementptr float, ptr %a, i64 %i
  %v = load float, ptr %p
  %w = fadd float %v, 1.0
  %q = getelementptr float, ptr %b, i64 %i
  store float %w, ptr %q
  %j = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %l, label %e
e:
  ret void
}
; EXPECT
; IV Users for loop %l with backedge-taken count (-1 + (1 umax %n)):
