; RUN: opt -passes='print<block-freq>' -disable-output
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
; Printing analysis results of BFI for function 'f':
; block-frequency-info: f
;  - entry: float = 1.0, int = 18141941858304
;  - outer: float = 1.9394, int = 35184372088832
;  - middle: float = 62.061, int = 1125899906842624
;  - inner: float = 992.97, int = 18014398509481984
;  - second: float = 31.03, int = 562949953421312
;  - skip: float = 31.03, int = 562949953421312
;  - latch: float = 0.9697, int = 17592186044416
;  - leave: float = 0.9697, int = 17592186044928
;  - end: float = 1.0, int = 18141941858304
