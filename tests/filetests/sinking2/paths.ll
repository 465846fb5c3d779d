; RUN: opt -passes='sinking2'
; What one path needs is computed there, as by sink.
define i32 @paths(i1 %c, i32 %a) {
entry:
  %x = mul i32 %a, %a
  br i1 %c, label %yes, label %no
yes:
  ret i32 %x
no:
  ret i32 0
}
; EXPECT
; define i32 @paths(i1 %c, i32 %a) {
; entry:
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %x = mul i32 %a, %a
;   ret i32 %x
;
; no:                                               ; preds = %entry
;   ret i32 0
; }
