; RUN: opt -passes='print<branch-prob>' -disable-output
; A switch with several edges to one block, into a loop and out of it.
define i32 @f(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ %n, %entry ], [ %j, %next ], [ %j, %next ]
  switch i32 %i, label %next [
    i32 0, label %out
    i32 1, label %out
    i32 2, label %other
  ]

next:
  %j = lshr i32 %i, 1
  switch i32 %j, label %loop [
    i32 7, label %loop
    i32 9, label %other
  ]

other:
  br label %out

out:
  %r = phi i32 [ 0, %loop ], [ 0, %loop ], [ 1, %other ]
  ret i32 %r
}
; EXPECT
; Printing analysis 'Branch Probability Analysis' for function 'f':
; ---- Branch Probabilities ----
;   edge %entry -> %loop probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
;   edge %loop -> %next probability is 0x74b4b4b5 / 0x80000000 = 91.18% [HOT edge]
;   edge %loop -> %out probability is 0x07878788 / 0x80000000 = 5.88%
;   edge %loop -> %out probability is 0x07878788 / 0x80000000 = 5.88%
;   edge %loop -> %other probability is 0x03c3c3c4 / 0x80000000 = 2.94%
;   edge %next -> %loop probability is 0x7df7df7e / 0x80000000 = 98.41% [HOT edge]
;   edge %next -> %loop probability is 0x7df7df7e / 0x80000000 = 98.41% [HOT edge]
;   edge %next -> %other probability is 0x02082082 / 0x80000000 = 1.59%
;   edge %other -> %out probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
