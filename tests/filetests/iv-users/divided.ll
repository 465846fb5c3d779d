; RUN: opt -passes='print<iv-users>' -disable-output
; What is not safe to compute early, and numbers that are no counters, end the walk.
define void @f(ptr %p, i64 %n, i64 %k) {
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %j, %l ]
  %x = phi i64 [ 1, %entry ], [ %y, %l ]
  %d = udiv i64 %i, %k
  %a = getelementptr i8, ptr %p, i64 %d
  store i8 0, ptr %a
  %y = mul i64 %x, %x
  %j = add i64 %i, 3
  %c = icmp ne i64 %y, %n
  br i1 %c, label %l, label %e
e:
  ret void
}
; EXPECT
; IV Users for loop %l:
