; RUN: opt -passes='mergereturn'
; Returns without a value need no phi.
define void @void(i1 %c) {
entry:
  br i1 %c, label %x, label %y
x:
  ret void
y:
  ret void
}
; EXPECT
; define void @void(i1 %c) {
; entry:
;   br i1 %c, label %x, label %y
;
; x:                                                ; preds = %entry
;   br label %UnifiedReturnBlock
;
; y:                                                ; preds = %entry
;   br label %UnifiedReturnBlock
;
; UnifiedReturnBlock:                               ; preds = %y, %x
;   ret void
; }
