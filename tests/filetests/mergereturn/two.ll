; RUN: opt -passes='mergereturn'
; Two returns become one.
define i32 @two(i1 %c, i32 %a) {
entry:
  br i1 %c, label %yes, label %no
yes:
  ret i32 %a
no:
  ret i32 7
}
; EXPECT
; define i32 @two(i1 %c, i32 %a) {
; entry:
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   br label %UnifiedReturnBlock
;
; no:                                               ; preds = %entry
;   br label %UnifiedReturnBlock
;
; UnifiedReturnBlock:                               ; preds = %no, %yes
;   %UnifiedRetVal = phi i32 [ %a, %yes ], [ 7, %no ]
;   ret i32 %UnifiedRetVal
; }
