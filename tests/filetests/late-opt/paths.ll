; RUN: opt -passes='late-opt'
; Quotients of which none dominates the other stay; those behind one share its reciprocal.
define double @f(double %a, double %b, double %c, i1 %k) {
entry:
  br i1 %k, label %yes, label %no
yes:
  %x = fdiv arcp double %a, %c
  br label %join
no:
  %y = fdiv arcp double %b, %c
  %z = fdiv arcp double %a, %c
  %yz = fadd double %y, %z
  br label %join
join:
  %r = phi double [ %x, %yes ], [ %yz, %no ]
  ret double %r
}
; EXPECT
; define double @f(double %a, double %b, double %c, i1 %k) {
; entry:
;   br i1 %k, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %x = fdiv arcp double %a, %c
;   br label %join
;
; no:                                               ; preds = %entry
;   %0 = fdiv arcp double 1.000000e+00, %c
;   %y = fmul arcp double %b, %0
;   %z = fmul arcp double %a, %0
;   %yz = fadd double %y, %z
;   br label %join
;
; join:                                             ; preds = %no, %yes
;   %r = phi double [ %x, %yes ], [ %yz, %no ]
;   ret double %r
; }
