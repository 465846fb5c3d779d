; RUN: opt -passes='print<inline-cost>' -disable-output
; Integers, floating point, addresses with a common base, a slot that is split and one that is not, a call through an argument.

define internal double @callee(i32 %n, double %x, ptr %p, ptr %f) {
entry:
  %same = mul i32 %n, 1
  %far = getelementptr inbounds i32, ptr %p, i32 %same
  %near = getelementptr inbounds i32, ptr %p, i64 1
  %bytes = icmp ult ptr %near, %far
  %null = icmp eq ptr %p, null
  %v = load i32, ptr %near
  %y = fadd double %x, 2.0
  br i1 %bytes, label %yes, label %no

yes:
  call void %f()
  %w = load i32, ptr %near
  switch i32 %v, label %no [ i32 1, label %end
                             i32 2, label %end ]

no:
  %z = phi double [ %y, %entry ], [ 0.0, %yes ]
  call void @keep(ptr %p)
  br label %end

end:
  %r = phi double [ %y, %yes ], [ %y, %yes ], [ %z, %no ]
  ret double %r
}

define double @caller() {
  %slot = alloca [4 x i32]
  %r = call double @callee(i32 3, double 4.0, ptr %slot, ptr @told)
  ret double %r
}

declare void @told()
declare void @keep(ptr)
; EXPECT
; Analyzing call of callee... (caller:caller)
; define internal double @callee(i32 %n, double %x, ptr %p, ptr %f) {
; entry:
; ; cost before = -15050, cost after = -15050, threshold before = 674, threshold after = 674, cost delta = 0, simplified to i32 3
;   %same = mul i32 %n, 1
; ; cost before = -15050, cost after = -15050, threshold before = 674, threshold after = 674, cost delta = 0
;   %far = getelementptr inbounds i32, ptr %p, i32 %same
; ; cost before = -15050, cost after = -15050, threshold before = 674, threshold after = 674, cost delta = 0
;   %near = getelementptr inbounds i32, ptr %p, i64 1
; ; cost before = -15050, cost after = -15050, threshold before = 674, threshold after = 674, cost delta = 0, simplified to i1 true
;   %bytes = icmp ult ptr %near, %far
; ; cost before = -15050, cost after = -15050, threshold before = 674, threshold after = 674, cost delta = 0, simplified to i1 false
;   %null = icmp eq ptr %p, null
; ; cost before = -15050, cost after = -15050, threshold before = 674, threshold after = 674, cost delta = 0
;   %v = load i32, ptr %near, align 4
; ; cost before = -15050, cost after = -15050, threshold before = 674, threshold after = 674, cost delta = 0, simplified to double 6.000000e+00
;   %y = fadd double %x, 2.000000e+00
; ; cost before = -15050, cost after = -15050, threshold before = 674, threshold after = 674, cost delta = 0
;   br i1 %bytes, label %yes, label %no
;
; yes:                                              ; preds = %entry
; ; cost before = -15050, cost after = -15375, threshold before = 674, threshold after = 674, cost delta = -325
;   call void %f()
; ; cost before = -15375, cost after = -15375, threshold before = 674, threshold after = 674, cost delta = 0
;   %w = load i32, ptr %near, align 4
; ; cost before = -15375, cost after = -15350, threshold before = 674, threshold after = 674, cost delta = 25
;   switch i32 %v, label %no [
;     i32 1, label %end
;     i32 2, label %end
;   ]
;
; no:                                               ; preds = %yes, %entry
; ; cost before = -15350, cost after = -15350, threshold before = 562, threshold after = 562, cost delta = 0, simplified to double 0.000000e+00
;   %z = phi double [ %y, %entry ], [ 0.000000e+00, %yes ]
; ; cost before = -15350, cost after = -15305, threshold before = 562, threshold after = 562, cost delta = 45
;   call void @keep(ptr %p)
; ; cost before = -15305, cost after = -15305, threshold before = 562, threshold after = 562, cost delta = 0
;   br label %end
;
; end:                                              ; preds = %no, %yes, %yes
; ; cost before = -15305, cost after = -15305, threshold before = 562, threshold after = 562, cost delta = 0
;   %r = phi double [ %y, %yes ], [ %y, %yes ], [ %z, %no ]
; ; cost before = -15305, cost after = -15305, threshold before = 562, threshold after = 562, cost delta = 0
;   ret double %r
; }
;       NumConstantArgs: 3
;       NumConstantOffsetPtrArgs: 2
;       NumAllocaArgs: 1
;       NumConstantPtrCmps: 1
;       NumConstantPtrDiffs: 0
;       NumInstructionsSimplified: 13
;       NumInstructions: 16
;       NumInlineAsmInstructions: 0
;       SROACostSavings: 0
;       SROACostSavingsLost: 10
;       LoadEliminationCost: 0
;       ContainsNoDuplicateCall: 0
;       Cost: -15305
;       Threshold: 225
