; RUN: opt -passes='print<branch-prob>' -disable-output
; A loop that nothing leaves beside a way out, and one that ends in unreachable code.
define void @f(i1 %a, i1 %b) {
entry:
  br i1 %a, label %left, label %right

left:
  br label %left

right:
  br i1 %b, label %right, label %dies

dies:
  unreachable
}

define i32 @g(i1 %a) {
entry:
  br i1 %a, label %x, label %y

x:
  br label %y

y:
  br label %x
}
; EXPECT
; Printing analysis 'Branch Probability Analysis' for function 'f':
; ---- Branch Probabilities ----
;   edge %entry -> %left probability is 0x7ffff800 / 0x80000000 = 100.00% [HOT edge]
;   edge %entry -> %right probability is 0x00000800 / 0x80000000 = 0.00%
;   edge %left -> %left probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
;   edge %right -> %right probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
;   edge %right -> %dies probability is 0x00000000 / 0x80000000 = 0.00%
; Printing analysis 'Branch Probability Analysis' for function 'g':
; ---- Branch Probabilities ----
;   edge %entry -> %x probability is 0x40000000 / 0x80000000 = 50.00%
;   edge %entry -> %y probability is 0x40000000 / 0x80000000 = 50.00%
;   edge %x -> %y probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
;   edge %y -> %x probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
