; RUN: opt -passes='div-rem-pairs'
; Where neither sees the other nothing is done.
define i32 @apart(i1 %c, i32 noundef %a, i32 noundef %b) {
entry:
  br i1 %c, label %yes, label %no
yes:
  %q = udiv i32 %a, %b
  ret i32 %q
no:
  %r = urem i32 %a, %b
  ret i32 %r
}
; EXPECT
; define i32 @apart(i1 %c, i32 noundef %a, i32 noundef %b) {
; entry:
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %q = udiv i32 %a, %b
;   ret i32 %q
;
; no:                                               ; preds = %entry
;   %r = urem i32 %a, %b
;   ret i32 %r
; }
