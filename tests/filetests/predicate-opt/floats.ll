; RUN: opt -passes='predicate-opt'
; Where an ordered comparison does not hold, the numbers may be unordered: its unordered inverse is true, the ordered one not known.
define void @f(float %a, float %b, ptr %p) {
entry:
  %c = fcmp olt float %a, %b
  br i1 %c, label %out, label %no

no:
  %uge = fcmp uge float %a, %b
  %oge = fcmp oge float %a, %b
  %swapped = fcmp ogt float %b, %a
  store i1 %uge, ptr %p, align 1
  store i1 %oge, ptr %p, align 1
  store i1 %swapped, ptr %p, align 1
  ret void

out:
  ret void
}
; EXPECT
; define void @f(float %a, float %b, ptr %p) {
; entry:
;   %c = fcmp olt float %a, %b
;   br i1 %c, label %out, label %no
;
; no:                                               ; preds = %entry
;   %oge = fcmp oge float %a, %b
;   store i1 true, ptr %p, align 1
;   store i1 %oge, ptr %p, align 1
;   store i1 false, ptr %p, align 1
;   ret void
;
; out:                                              ; preds = %entry
;   ret void
; }
