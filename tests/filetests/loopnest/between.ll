; RUN: opt -passes='print<loopnest>' -disable-output
; A store between two loops makes the nest imperfect.
define void @f(ptr %p, i64 %n) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  store i64 %i, ptr %p
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %q = getelementptr i32, ptr %p, i64 %j
  store i32 0, ptr %q
  %j.next = add i64 %j, 1
  %c = icmp ult i64 %j.next, %n
  br i1 %c, label %inner, label %latch
latch:
  %i.next = add i64 %i, 1
  %d = icmp ult i64 %i.next, %n
  br i1 %d, label %outer, label %end
end:
  ret void
}
; EXPECT
; IsPerfect=true, Depth=1, OutermostLoop: inner, Loops: ( inner )
; IsPerfect=false, Depth=2, OutermostLoop: outer, Loops: ( outer inner )
