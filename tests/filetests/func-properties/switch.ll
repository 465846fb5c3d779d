; RUN: opt -passes='print<func-properties>' -disable-output
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
; Printing analysis results of CFA for function 'f':
; BasicBlockCount: 5
; BlocksReachedFromConditionalInstruction: 7
; Uses: 1
; DirectCallsToDefinedFunctions: 0
; LoadInstCount: 0
; StoreInstCount: 0
; MaxLoopDepth: 1
; TopLevelLoopCount: 1
; TotalInstructionCount: 8
