; RUN: opt -passes='print<regions>' -disable-output
; Loops in loops, one with two latches, one left from its middle.
define void @f(i1 %a, i1 %b, i1 %c) {
entry:
  br label %outer

outer:
  br label %middle

middle:
  br i1 %a, label %inner, label %skip

inner:
  br i1 %b, label %inner, label %second

second:
  br i1 %c, label %middle, label %leave

skip:
  br i1 %b, label %middle, label %latch

latch:
  br i1 %c, label %outer, label %end

leave:
  call void @g()
  br label %end

end:
  ret void
}

declare void @g()
; EXPECT
; Region Tree for function: f
; Region tree:
; [0] entry => <Function Return>
;   [1] outer => end
;     [2] inner => second
; End region tree
