; RUN: opt -passes='print<cycles>' -disable-output
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
; CycleInfo for function: f
;     depth=1: entries(loop) next
