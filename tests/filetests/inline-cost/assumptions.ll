; RUN: opt -passes='print<inline-cost>' -disable-output
; What only an assumption uses is not looked at.

define internal i32 @callee(i32 %n) {
  %more = add i32 %n, 5
  %c = icmp sgt i32 %more, 0
  call void @llvm.assume(i1 %c)
  %r = mul i32 %n, %n
  ret i32 %r
}

define i32 @caller(i32 %n) {
  %r = call i32 @callee(i32 %n)
  ret i32 %r
}

declare void @llvm.assume(i1)
; EXPECT
; Analyzing call of callee... (caller:caller)
; define internal i32 @callee(i32 %n) {
; ; No analysis for the instruction
;   %more = add i32 %n, 5
; ; No analysis for the instruction
;   %c = icmp sgt i32 %more, 0
; ; No analysis for the instruction
;   call void @llvm.assume(i1 %c)
; ; cost before = -15035, cost after = -15030, threshold before = 674, threshold after = 674, cost delta = 5
;   %r = mul i32 %n, %n
; ; cost before = -15030, cost after = -15030, threshold before = 674, threshold after = 674, cost delta = 0
;   ret i32 %r
; }
;       NumConstantArgs: 0
;       NumConstantOffsetPtrArgs: 0
;       NumAllocaArgs: 0
;       NumConstantPtrCmps: 0
;       NumConstantPtrDiffs: 0
;       NumInstructionsSimplified: 1
;       NumInstructions: 2
;       NumInlineAsmInstructions: 0
;       SROACostSavings: 0
;       SROACostSavingsLost: 0
;       LoadEliminationCost: 0
;       ContainsNoDuplicateCall: 0
;       Cost: -15030
;       Threshold: 337
