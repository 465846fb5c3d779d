; RUN: opt -passes='print<func-properties>' -disable-output
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
; Printing analysis results of CFA for function 'f':
; BasicBlockCount: 9
; BlocksReachedFromConditionalInstruction: 10
; Uses: 1
; DirectCallsToDefinedFunctions: 0
; LoadInstCount: 0
; StoreInstCount: 0
; MaxLoopDepth: 3
; TopLevelLoopCount: 1
; TotalInstructionCount: 10
