; RUN: opt -passes='print<iv-users>' -disable-output
; A use behind the loop takes the value behind the step.
define i64 @f(i64 %n) {
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %j, %l ]
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %l, label %e
e:
  %q = add i64 %j, 5
  ret i64 %q
}
; EXPECT
; IV Users for loop %l with backedge-taken count (-1 + (1 umax %n)):
