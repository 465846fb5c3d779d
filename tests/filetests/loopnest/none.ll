; RUN: opt -passes='print<loopnest>' -disable-output
; Loops that are not rotated are no perfect nest, and loops without names are said to have none.
define void @f(i32 %n) {
  br label %1
1:
  %i = phi i32 [ 0, %0 ], [ %k, %5 ]
  %c = icmp ult i32 %i, %n
  br i1 %c, label %2, label %6
2:
  br label %3
3:
  %j = phi i32 [ 0, %2 ], [ %l, %4 ]
  %d = icmp ult i32 %j, %n
  br i1 %d, label %4, label %5
4:
  %l = add i32 %j, 1
  br label %3
5:
  %k = add i32 %i, 1
  br label %1
6:
  ret void
}
; EXPECT
; IsPerfect=true, Depth=1, OutermostLoop: <unnamed loop>, Loops: ( <unnamed loop> )
; IsPerfect=false, Depth=2, OutermostLoop: <unnamed loop>, Loops: ( <unnamed loop> <unnamed loop> )
