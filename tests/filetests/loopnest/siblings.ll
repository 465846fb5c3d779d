; RUN: opt -passes='print<loopnest>' -disable-output
; A loop that holds two loops is no perfect nest; each of these is one.
define void @f(i1 %c) {
entry:
  br label %outer
outer:
  br label %a
a:
  br i1 %c, label %a, label %b
b:
  br i1 %c, label %b, label %latch
latch:
  br i1 %c, label %outer, label %end
end:
  ret void
}
; EXPECT
; IsPerfect=true, Depth=1, OutermostLoop: a, Loops: ( a )
; IsPerfect=true, Depth=1, OutermostLoop: b, Loops: ( b )
; IsPerfect=false, Depth=2, OutermostLoop: outer, Loops: ( outer a b )
