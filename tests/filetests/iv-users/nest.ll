; RUN: opt -passes='print<iv-users>' -disable-output
; Counters of two loops.
define void @f(ptr %p, i64 %n) {
entry:
  br label %o
o:
  %i = phi i64 [ 0, %entry ], [ %i2, %ol ]
  br label %l
l:
  %j = phi i64 [ 0, %o ], [ %j2, %l ]
  %s = add i64 %i, %j
  %a = getelementptr i32, ptr %p, i64 %s
  store i32 0, ptr %a
  %j2 = add i64 %j, 1
  %c = icmp ult i64 %j2, %n
  br i1 %c, label %l, label %ol
ol:
  %i2 = add i64 %i, 4
  %d = icmp ult i64 %i2, %n
  br i1 %d, label %o, label %e
e:
  ret void
}
; EXPECT
; IV Users for loop %l with backedge-taken count (-1 + (1 umax %n)):
; IV Users for loop %o:
