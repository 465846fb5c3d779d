; RUN: opt -passes='print<inline-cost>' -disable-output
; A branch that the call decides: what it leaves out is not looked at, and its block brings a phi nothing.

define i32 @callee(i1 %c, i32 %n) {
entry:
  br i1 %c, label %yes, label %no

yes:
  %a = add i32 %n, 7
  br label %end

no:
  %b = sdiv i32 %n, 3
  br label %end

end:
  %r = phi i32 [ %a, %yes ], [ %b, %no ]
  %big = icmp sgt i32 %r, 10
  %s = select i1 %big, i32 %r, i32 0
  ret i32 %s
}

define i32 @caller() {
  %r = call i32 @callee(i1 true, i32 5)
  ret i32 %r
}
; EXPECT
; Analyzing call of callee... (caller:caller)
; define i32 @callee(i1 %c, i32 %n) {
; entry:
; ; cost before = -40, cost after = -40, threshold before = 674, threshold after = 674, cost delta = 0
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
; ; cost before = -40, cost after = -40, threshold before = 674, threshold after = 674, cost delta = 0, simplified to i32 12
;   %a = add i32 %n, 7
; ; cost before = -40, cost after = -40, threshold before = 674, threshold after = 674, cost delta = 0
;   br label %end
;
; no:                                               ; preds = %entry
; ; No analysis for the instruction
;   %b = sdiv i32 %n, 3
; ; No analysis for the instruction
;   br label %end
;
; end:                                              ; preds = %no, %yes
; ; cost before = -40, cost after = -40, threshold before = 674, threshold after = 674, cost delta = 0, simplified to i32 12
;   %r = phi i32 [ %a, %yes ], [ %b, %no ]
; ; cost before = -40, cost after = -40, threshold before = 674, threshold after = 674, cost delta = 0, simplified to i1 true
;   %big = icmp sgt i32 %r, 10
; ; cost before = -40, cost after = -40, threshold before = 674, threshold after = 674, cost delta = 0, simplified to i32 12
;   %s = select i1 %big, i32 %r, i32 0
; ; cost before = -40, cost after = -40, threshold before = 674, threshold after = 674, cost delta = 0
;   ret i32 %s
; }
;       NumConstantArgs: 2
;       NumConstantOffsetPtrArgs: 0
;       NumAllocaArgs: 0
;       NumConstantPtrCmps: 0
;       NumConstantPtrDiffs: 0
;       NumInstructionsSimplified: 7
;       NumInstructions: 7
;       NumInlineAsmInstructions: 0
;       SROACostSavings: 0
;       SROACostSavingsLost: 0
;       LoadEliminationCost: 0
;       ContainsNoDuplicateCall: 0
;       Cost: -40
;       Threshold: 337
