; RUN: opt -passes='print<func-properties>' -disable-output
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
; Printing analysis results of CFA for function 'f':
; BasicBlockCount: 3
; BlocksReachedFromConditionalInstruction: 2
; Uses: 1
; DirectCallsToDefinedFunctions: 0
; LoadInstCount: 0
; StoreInstCount: 0
; MaxLoopDepth: 0
; TopLevelLoopCount: 0
; TotalInstructionCount: 3
