; RUN: opt -passes='print<func-properties>' -disable-output
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
; Printing analysis results of CFA for function 'odd name':
; BasicBlockCount: 5
; BlocksReachedFromConditionalInstruction: 6
; Uses: 1
; DirectCallsToDefinedFunctions: 0
; LoadInstCount: 0
; StoreInstCount: 0
; MaxLoopDepth: 1
; TopLevelLoopCount: 2
; TotalInstructionCount: 5
;
; Printing analysis results of CFA for function 'one':
; BasicBlockCount: 1
; BlocksReachedFromConditionalInstruction: 0
; Uses: 1
; DirectCallsToDefinedFunctions: 0
; LoadInstCount: 0
; StoreInstCount: 0
; MaxLoopDepth: 0
; TopLevelLoopCount: 0
; TotalInstructionCount: 1
