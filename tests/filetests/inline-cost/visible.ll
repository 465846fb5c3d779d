; RUN: opt -passes='print<inline-cost>' -disable-output
; What is visible outside stays, so that its size counts for every call.
define  i32 @callee(i32 %x, i1 %c) {
entry:
  %a = add i32 %x, 1
  br i1 %c, label %t, label %f
t:
  %m = mul i32 %a, %x
  ret i32 %m
f:
  ret i32 7
}
define i32 @f(i32 %x, i1 %c) {
  %r = call i32 @callee(i32 %x, i1 %c)
  %s = call i32 @callee(i32 4, i1 %c)
  ret i32 %s
}
; EXPECT
; Analyzing call of callee... (caller:f)
; define i32 @callee(i32 %x, i1 %c) {
; entry:
; ; cost before = -40, cost after = -35, threshold before = 674, threshold after = 674, cost delta = 5
;   %a = add i32 %x, 1
; ; cost before = -35, cost after = -30, threshold before = 674, threshold after = 674, cost delta = 5
;   br i1 %c, label %t, label %f
;
; t:                                                ; preds = %entry
; ; cost before = -30, cost after = -25, threshold before = 562, threshold after = 562, cost delta = 5
;   %m = mul i32 %a, %x
; ; cost before = -25, cost after = -25, threshold before = 562, threshold after = 562, cost delta = 0
;   ret i32 %m
;
; f:                                                ; preds = %entry
; ; cost before = -25, cost after = -20, threshold before = 562, threshold after = 562, cost delta = 5
;   ret i32 7
; }
;       NumConstantArgs: 0
;       NumConstantOffsetPtrArgs: 0
;       NumAllocaArgs: 0
;       NumConstantPtrCmps: 0
;       NumConstantPtrDiffs: 0
;       NumInstructionsSimplified: 1
;       NumInstructions: 5
;       NumInlineAsmInstructions: 0
;       SROACostSavings: 0
;       SROACostSavingsLost: 0
;       LoadEliminationCost: 0
;       ContainsNoDuplicateCall: 0
;       Cost: -20
;       Threshold: 225
;
;       Analyzing call of callee... (caller:f)
; define i32 @callee(i32 %x, i1 %c) {
; entry:
; ; cost before = -40, cost after = -40, threshold before = 674, threshold after = 674, cost delta = 0, simplified to i32 5
;   %a = add i32 %x, 1
; ; cost before = -40, cost after = -35, threshold before = 674, threshold after = 674, cost delta = 5
;   br i1 %c, label %t, label %f
;
; t:                                                ; preds = %entry
; ; cost before = -35, cost after = -35, threshold before = 562, threshold after = 562, cost delta = 0, simplified to i32 20
;   %m = mul i32 %a, %x
; ; cost before = -35, cost after = -35, threshold before = 562, threshold after = 562, cost delta = 0
;   ret i32 %m
;
; f:                                                ; preds = %entry
; ; cost before = -35, cost after = -30, threshold before = 562, threshold after = 562, cost delta = 5
;   ret i32 7
; }
;       NumConstantArgs: 1
;       NumConstantOffsetPtrArgs: 0
;       NumAllocaArgs: 0
;       NumConstantPtrCmps: 0
;       NumConstantPtrDiffs: 0
;       NumInstructionsSimplified: 3
;       NumInstructions: 5
;       NumInlineAsmInstructions: 0
;       SROACostSavings: 0
;       SROACostSavingsLost: 0
;       LoadEliminationCost: 0
;       ContainsNoDuplicateCall: 0
;       Cost: -30
;       Threshold: 225
