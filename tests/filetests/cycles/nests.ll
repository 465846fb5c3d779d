; RUN: opt -passes='print<cycles>' -disable-output
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
; CycleInfo for function: f
;     depth=1: entries(outer) latch middle second inner skip
;         depth=2: entries(middle) second inner skip
;             depth=3: entries(inner)
