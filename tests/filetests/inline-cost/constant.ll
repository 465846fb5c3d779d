; RUN: opt -passes='print<inline-cost>' -disable-output
; A condition that the call makes constant decides which code counts; the only call of a local function is worth much.
define internal i32 @callee(i32 %x, i1 %c) {
entry:
  %a = add i32 %x, 1
  br i1 %c, label %t, label %f
t:
  %m = mul i32 %a, %x
  ret i32 %m
f:
  ret i32 7
}
define i32 @f(i32 %x) {
  %r = call i32 @callee(i32 %x, i1 true)
  ret i32 %r
}
; EXPECT
; Analyzing call of callee... (caller:f)
; define internal i32 @callee(i32 %x, i1 %c) {
; entry:
; ; cost before = -15040, cost after = -15035, threshold before = 674, threshold after = 674, cost delta = 5
;   %a = add i32 %x, 1
; ; cost before = -15035, cost after = -15035, threshold before = 674, threshold after = 674, cost delta = 0
;   br i1 %c, label %t, label %f
;
; t:                                                ; preds = %entry
; ; cost before = -15035, cost after = -15030, threshold before = 674, threshold after = 674, cost delta = 5
;   %m = mul i32 %a, %x
; ; cost before = -15030, cost after = -15030, threshold before = 674, threshold after = 674, cost delta = 0
;   ret i32 %m
;
; f:                                                ; preds = %entry
; ; No analysis for the instruction
;   ret i32 7
; }
;       NumConstantArgs: 1
;       NumConstantOffsetPtrArgs: 0
;       NumAllocaArgs: 0
;       NumConstantPtrCmps: 0
;       NumConstantPtrDiffs: 0
;       NumInstructionsSimplified: 2
;       NumInstructions: 4
;       NumInlineAsmInstructions: 0
;       SROACostSavings: 0
;       SROACostSavingsLost: 0
;       LoadEliminationCost: 0
;       ContainsNoDuplicateCall: 0
;       Cost: -15030
;       Threshold: 337
