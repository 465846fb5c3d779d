; RUN: opt -passes='mergereturn'
; A return right behind a call that must be a tail call stays.
define i32 @musttail(i1 %c, i32 %a) {
entry:
  br i1 %c, label %x, label %y
x:
  %r = musttail call i32 @musttail(i1 %c, i32 %a)
  ret i32 %r
y:
  br i1 %c, label %z, label %w
z:
  ret i32 1
w:
  ret i32 2
}
; EXPECT
; define i32 @musttail(i1 %c, i32 %a) {
; entry:
;   br i1 %c, label %x, label %y
;
; x:                                                ; preds = %entry
;   %r = musttail call i32 @musttail(i1 %c, i32 %a)
;   ret i32 %r
;
; y:                                                ; preds = %entry
;   br i1 %c, label %z, label %w
;
; z:                                                ; preds = %y
;   br label %UnifiedReturnBlock
;
; w:                                                ; preds = %y
;   br label %UnifiedReturnBlock
;
; UnifiedReturnBlock:                               ; preds = %w, %z
;   %UnifiedRetVal = phi i32 [ 1, %z ], [ 2, %w ]
;   ret i32 %UnifiedRetVal
; }
