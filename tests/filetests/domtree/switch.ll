; RUN: opt -passes='print<domtree>' -disable-output
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
; DominatorTree for function: f
; =============================--------------------------------
; Inorder Dominator Tree: DFSNumbers invalid: 0 slow queries.
;   [1] %entry {4294967295,4294967295} [0]
;     [2] %loop {4294967295,4294967295} [1]
;       [3] %next {4294967295,4294967295} [2]
;       [3] %other {4294967295,4294967295} [2]
;       [3] %out {4294967295,4294967295} [2]
; Roots: %entry
