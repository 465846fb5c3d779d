; RUN: opt -passes=nary-reassociate
; A sum of another path is not used.
declare void @use(i32)
define i32 @f(i1 %p, i32 %a, i32 %b, i32 %c) {
entry:
  br i1 %p, label %yes, label %no
yes:
  %ac = add i32 %a, %c
  call void @use(i32 %ac)
  br label %no
no:
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  ret i32 %abc
}
; EXPECT
; declare void @use(i32)
;
; define i32 @f(i1 %p, i32 %a, i32 %b, i32 %c) {
; entry:
;   br i1 %p, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %ac = add i32 %a, %c
;   call void @use(i32 %ac)
;   br label %no
;
; no:                                               ; preds = %yes, %entry
;   %ab = add i32 %a, %b
;   %abc = add i32 %ab, %c
;   ret i32 %abc
; }
