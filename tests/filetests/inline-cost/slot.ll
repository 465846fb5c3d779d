; RUN: opt -passes='print<inline-cost>' -disable-output
; Accesses of a slot that is passed cost nothing, as it can be split.
define i32 @get(ptr %p) {
  %v = load i32, ptr %p
  store i32 1, ptr %p
  ret i32 %v
}
define i32 @f() {
  %s = alloca i32
  %r = call i32 @get(ptr %s)
  ret i32 %r
}
; EXPECT
; Analyzing call of get... (caller:f)
; define i32 @get(ptr %p) {
; ; cost before = -35, cost after = -35, threshold before = 674, threshold after = 674, cost delta = 0
;   %v = load i32, ptr %p, align 4
; ; cost before = -35, cost after = -35, threshold before = 674, threshold after = 674, cost delta = 0
;   store i32 1, ptr %p, align 4
; ; cost before = -35, cost after = -35, threshold before = 674, threshold after = 674, cost delta = 0
;   ret i32 %v
; }
;       NumConstantArgs: 0
;       NumConstantOffsetPtrArgs: 1
;       NumAllocaArgs: 1
;       NumConstantPtrCmps: 0
;       NumConstantPtrDiffs: 0
;       NumInstructionsSimplified: 3
;       NumInstructions: 3
;       NumInlineAsmInstructions: 0
;       SROACostSavings: 10
;       SROACostSavingsLost: 0
;       LoadEliminationCost: 0
;       ContainsNoDuplicateCall: 0
;       Cost: -35
;       Threshold: 337
