; RUN: opt -passes='div-rem-pairs'
; A quotient behind its remainder moves before it, from another block too.
define i32 @order(i1 %c, i32 noundef %a, i32 noundef %b) {
entry:
  %r = srem i32 %a, %b
  br i1 %c, label %yes, label %no
yes:
  %q = sdiv i32 %a, %b
  ret i32 %q
no:
  ret i32 %r
}
; EXPECT
; define i32 @order(i1 %c, i32 noundef %a, i32 noundef %b) {
; entry:
;   %q = sdiv i32 %a, %b
;   %0 = mul i32 %q, %b
;   %r.decomposed = sub i32 %a, %0
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   ret i32 %q
;
; no:                                               ; preds = %entry
;   ret i32 %r.decomposed
; }
