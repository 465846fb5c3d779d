; RUN: opt -passes='div-rem-pairs'
; The quotient is computed above the branch where both paths to it compute the remainder or it.
define i32 @branch(i1 %c, i32 noundef %a, i32 noundef %b) {
entry:
  br i1 %c, label %rem, label %div
rem:
  %r = urem i32 %a, %b
  br label %div
div:
  %v = phi i32 [ 0, %entry ], [ %r, %rem ]
  %q = udiv i32 %a, %b
  %s = add i32 %q, %v
  ret i32 %s
}
; EXPECT
; define i32 @branch(i1 %c, i32 noundef %a, i32 noundef %b) {
; entry:
;   %q = udiv i32 %a, %b
;   br i1 %c, label %rem, label %div
;
; rem:                                              ; preds = %entry
;   %0 = mul i32 %q, %b
;   %r.decomposed = sub i32 %a, %0
;   br label %div
;
; div:                                              ; preds = %rem, %entry
;   %v = phi i32 [ 0, %entry ], [ %r.decomposed, %rem ]
;   %s = add i32 %q, %v
;   ret i32 %s
; }
