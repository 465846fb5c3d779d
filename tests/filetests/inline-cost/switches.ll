; RUN: opt -passes='print<inline-cost>' -disable-output
; A switch costs a few comparisons, or a tree of them; nothing where its value is known.

define void @callee(i32 %known, i32 %n) {
entry:
  switch i32 %known, label %end [ i32 1, label %few
                                  i32 2, label %end ]

few:
  switch i32 %n, label %many [ i32 1, label %end
                               i32 2, label %end ]

many:
  switch i32 %n, label %end [ i32 3, label %told
                              i32 4, label %told
                              i32 5, label %told
                              i32 6, label %told
                              i32 7, label %told ]

told:
  call void @external(i32 %n)
  br label %end

end:
  ret void
}

define void @caller(i32 %n) {
  call void @callee(i32 1, i32 %n)
  ret void
}

declare void @external(i32)
; EXPECT
; Analyzing call of callee... (caller:caller)
; define void @callee(i32 %known, i32 %n) {
; entry:
; ; cost before = -40, cost after = -40, threshold before = 674, threshold after = 674, cost delta = 0
;   switch i32 %known, label %end [
;     i32 1, label %few
;     i32 2, label %end
;   ]
;
; few:                                              ; preds = %entry
; ; cost before = -40, cost after = -15, threshold before = 674, threshold after = 674, cost delta = 25
;   switch i32 %n, label %many [
;     i32 1, label %end
;     i32 2, label %end
;   ]
;
; many:                                             ; preds = %few
; ; cost before = -15, cost after = 50, threshold before = 562, threshold after = 562, cost delta = 65
;   switch i32 %n, label %end [
;     i32 3, label %told
;     i32 4, label %told
;     i32 5, label %told
;     i32 6, label %told
;     i32 7, label %told
;   ]
;
; told:                                             ; preds = %many, %many, %many, %many, %many
; ; cost before = 50, cost after = 85, threshold before = 562, threshold after = 562, cost delta = 35
;   call void @external(i32 %n)
; ; cost before = 85, cost after = 85, threshold before = 562, threshold after = 562, cost delta = 0
;   br label %end
;
; end:                                              ; preds = %told, %many, %few, %few, %entry, %entry
; ; cost before = 50, cost after = 50, threshold before = 562, threshold after = 562, cost delta = 0
;   ret void
; }
;       NumConstantArgs: 1
;       NumConstantOffsetPtrArgs: 0
;       NumAllocaArgs: 0
;       NumConstantPtrCmps: 0
;       NumConstantPtrDiffs: 0
;       NumInstructionsSimplified: 3
;       NumInstructions: 6
;       NumInlineAsmInstructions: 0
;       SROACostSavings: 0
;       SROACostSavingsLost: 0
;       LoadEliminationCost: 0
;       ContainsNoDuplicateCall: 0
;       Cost: 85
;       Threshold: 225
