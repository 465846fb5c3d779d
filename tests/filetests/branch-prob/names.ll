; RUN: opt -passes='print<branch-prob>' -disable-output
; Blocks without names, and names that need quotes.
define void @"odd name"(i1 %c) {
  br i1 %c, label %"a b", label %3

"a b":
  br i1 %c, label %"a b", label %2

2:
  ret void

3:
  br label %"7"

"7":
  br i1 %c, label %3, label %2
}

define void @one() {
  ret void
}
; EXPECT
; Printing analysis 'Branch Probability Analysis' for function 'odd name':
; ---- Branch Probabilities ----
;   edge %0 -> %"a b" probability is 0x40000000 / 0x80000000 = 50.00%
;   edge %0 -> %2 probability is 0x40000000 / 0x80000000 = 50.00%
;   edge %"a b" -> %"a b" probability is 0x7c000000 / 0x80000000 = 96.88% [HOT edge]
;   edge %"a b" -> %1 probability is 0x04000000 / 0x80000000 = 3.12%
;   edge %2 -> %"7" probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
;   edge %"7" -> %2 probability is 0x7c000000 / 0x80000000 = 96.88% [HOT edge]
;   edge %"7" -> %1 probability is 0x04000000 / 0x80000000 = 3.12%
; Printing analysis 'Branch Probability Analysis' for function 'one':
; ---- Branch Probabilities ----
