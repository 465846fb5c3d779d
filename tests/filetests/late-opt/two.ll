; RUN: opt -passes='late-opt'
; Two quotients by one value are products with its reciprocal, without promises about NaN and infinity.
define double @f(double %a, double %b, double %c, i1 %k) {
entry:
  %x = fdiv arcp nnan ninf double %a, %c
  %y = fdiv arcp nnan double %b, %c
  %s = fadd double %x, %y
  ret double %s
}
; EXPECT
; define double @f(double %a, double %b, double %c, i1 %k) {
; entry:
;   %0 = fdiv arcp double 1.000000e+00, %c
;   %x = fmul arcp double %a, %0
;   %y = fmul arcp double %b, %0
;   %s = fadd double %x, %y
;   ret double %s
; }
