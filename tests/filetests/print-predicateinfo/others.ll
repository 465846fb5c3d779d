; RUN: opt -passes=print-predicateinfo -disable-output
; Comparisons of floating-point numbers are told too, though no pass uses them; truncations are not.
define float @f(float %x, i32 %y) {
entry:
  %c = fcmp oeq float %x, 2.0
  br i1 %c, label %a, label %b
a:
  %s = fadd float %x, %x
  ret float %s
b:
  %t = trunc i32 %y to i1
  br i1 %t, label %d, label %e
d:
  %u = uitofp i32 %y to float
  ret float %u
e:
  ret float %x
}
; EXPECT
; PredicateInfo for function: f
; define float @f(float %x, i32 %y) {
; entry:
;   %c = fcmp oeq float %x, 2.000000e+00
; ; branch predicate info { TrueEdge: 1 Comparison:  %c = fcmp oeq float %x, 2.000000e+00 Edge: [label %entry,label %a], RenamedOp: %x }
;   %x.0 = bitcast float %x to float
; ; branch predicate info { TrueEdge: 0 Comparison:  %c = fcmp oeq float %x, 2.000000e+00 Edge: [label %entry,label %b], RenamedOp: %x }
;   %x.1 = bitcast float %x to float
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   %s = fadd float %x.0, %x.0
;   ret float %s
;
; b:                                                ; preds = %entry
;   %t = trunc i32 %y to i1
;   br i1 %t, label %d, label %e
;
; d:                                                ; preds = %b
;   %u = uitofp i32 %y to float
;   ret float %u
;
; e:                                                ; preds = %b
;   ret float %x.1
; }
