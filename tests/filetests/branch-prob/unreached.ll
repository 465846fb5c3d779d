; RUN: opt -passes='print<branch-prob>' -disable-output
; Blocks that nothing leads to, and one that leads to a reached one.
define void @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b

lost:
  br label %b

gone:
  br i1 %c, label %gone, label %lost

a:
  br label %b

b:
  ret void
}
; EXPECT
; Printing analysis 'Branch Probability Analysis' for function 'f':
; ---- Branch Probabilities ----
;   edge %entry -> %a probability is 0x40000000 / 0x80000000 = 50.00%
;   edge %entry -> %b probability is 0x40000000 / 0x80000000 = 50.00%
;   edge %lost -> %b probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
;   edge %gone -> %gone probability is 0x40000000 / 0x80000000 = 50.00%
;   edge %gone -> %lost probability is 0x40000000 / 0x80000000 = 50.00%
;   edge %a -> %b probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
