; RUN: opt -passes='print<inline-cost>' -disable-output
; Loading again what nothing has written since costs nothing, until something writes: then the loads before count, too. A volatile
; access keeps its slot whole.

define i32 @again(ptr %p, ptr %q) {
  %a = load i32, ptr %p
  %b = load i32, ptr %p
  %sum = add i32 %a, %b
  store i32 %sum, ptr %q
  %c = load i32, ptr %p
  ret i32 %c
}

define i32 @slot(ptr %p) {
  store i32 1, ptr %p
  %a = load i32, ptr %p
  %b = load volatile i32, ptr %p
  %sum = add i32 %a, %b
  ret i32 %sum
}

define i32 @caller(ptr %p, ptr %q) {
  %local = alloca i32
  %a = call i32 @again(ptr %p, ptr %q)
  %b = call i32 @slot(ptr %local)
  %r = add i32 %a, %b
  ret i32 %r
}
; EXPECT
; Analyzing call of again... (caller:caller)
; define i32 @again(ptr %p, ptr %q) {
; ; cost before = -40, cost after = -35, threshold before = 674, threshold after = 674, cost delta = 5
;   %a = load i32, ptr %p, align 4
; ; cost before = -35, cost after = -35, threshold before = 674, threshold after = 674, cost delta = 0
;   %b = load i32, ptr %p, align 4
; ; cost before = -35, cost after = -30, threshold before = 674, threshold after = 674, cost delta = 5
;   %sum = add i32 %a, %b
; ; cost before = -30, cost after = -20, threshold before = 674, threshold after = 674, cost delta = 10
;   store i32 %sum, ptr %q, align 4
; ; cost before = -20, cost after = -15, threshold before = 674, threshold after = 674, cost delta = 5
;   %c = load i32, ptr %p, align 4
; ; cost before = -15, cost after = -15, threshold before = 674, threshold after = 674, cost delta = 0
;   ret i32 %c
; }
;       NumConstantArgs: 0
;       NumConstantOffsetPtrArgs: 2
;       NumAllocaArgs: 0
;       NumConstantPtrCmps: 0
;       NumConstantPtrDiffs: 0
;       NumInstructionsSimplified: 2
;       NumInstructions: 6
;       NumInlineAsmInstructions: 0
;       SROACostSavings: 0
;       SROACostSavingsLost: 0
;       LoadEliminationCost: 0
;       ContainsNoDuplicateCall: 0
;       Cost: -15
;       Threshold: 337
;
;       Analyzing call of slot... (caller:caller)
; define i32 @slot(ptr %p) {
; ; cost before = -35, cost after = -35, threshold before = 674, threshold after = 674, cost delta = 0
;   store i32 1, ptr %p, align 4
; ; cost before = -35, cost after = -35, threshold before = 674, threshold after = 674, cost delta = 0
;   %a = load i32, ptr %p, align 4
; ; cost before = -35, cost after = -20, threshold before = 674, threshold after = 674, cost delta = 15
;   %b = load volatile i32, ptr %p, align 4
; ; cost before = -20, cost after = -15, threshold before = 674, threshold after = 674, cost delta = 5
;   %sum = add i32 %a, %b
; ; cost before = -15, cost after = -15, threshold before = 674, threshold after = 674, cost delta = 0
;   ret i32 %sum
; }
;       NumConstantArgs: 0
;       NumConstantOffsetPtrArgs: 1
;       NumAllocaArgs: 1
;       NumConstantPtrCmps: 0
;       NumConstantPtrDiffs: 0
;       NumInstructionsSimplified: 3
;       NumInstructions: 5
;       NumInlineAsmInstructions: 0
;       SROACostSavings: 0
;       SROACostSavingsLost: 10
;       LoadEliminationCost: 0
;       ContainsNoDuplicateCall: 0
;       Cost: -15
;       Threshold: 337
