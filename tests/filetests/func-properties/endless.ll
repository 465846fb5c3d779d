; RUN: opt -passes='print<func-properties>' -disable-output
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
; Printing analysis results of CFA for function 'f':
; BasicBlockCount: 4
; BlocksReachedFromConditionalInstruction: 4
; Uses: 1
; DirectCallsToDefinedFunctions: 0
; LoadInstCount: 0
; StoreInstCount: 0
; MaxLoopDepth: 1
; TopLevelLoopCount: 2
; TotalInstructionCount: 4
;
; Printing analysis results of CFA for function 'g':
; BasicBlockCount: 3
; BlocksReachedFromConditionalInstruction: 2
; Uses: 1
; DirectCallsToDefinedFunctions: 0
; LoadInstCount: 0
; StoreInstCount: 0
; MaxLoopDepth: 0
; TopLevelLoopCount: 0
; TotalInstructionCount: 3
