; RUN: opt -passes='print<branch-prob>' -disable-output
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
; Printing analysis 'Branch Probability Analysis' for function 'f':
; ---- Branch Probabilities ----
;   edge %entry -> %outer probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
;   edge %outer -> %middle probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
;   edge %middle -> %inner probability is 0x40000000 / 0x80000000 = 50.00%
;   edge %middle -> %skip probability is 0x40000000 / 0x80000000 = 50.00%
;   edge %inner -> %inner probability is 0x7c000000 / 0x80000000 = 96.88% [HOT edge]
;   edge %inner -> %second probability is 0x04000000 / 0x80000000 = 3.12%
;   edge %second -> %middle probability is 0x7c000000 / 0x80000000 = 96.88% [HOT edge]
;   edge %second -> %leave probability is 0x04000000 / 0x80000000 = 3.12%
;   edge %skip -> %middle probability is 0x7c000000 / 0x80000000 = 96.88% [HOT edge]
;   edge %skip -> %latch probability is 0x04000000 / 0x80000000 = 3.12%
;   edge %latch -> %outer probability is 0x7c000000 / 0x80000000 = 96.88% [HOT edge]
;   edge %latch -> %end probability is 0x04000000 / 0x80000000 = 3.12%
;   edge %leave -> %end probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
