; RUN: opt -passes='late-opt' -late-opt-divisions=3
; Fewer quotients than asked for stay.
define double @f(double %a, double %b, double %c, i1 %k) {
entry:
  %x = fdiv arcp double %a, %c
  %y = fdiv arcp double %b, %c
  %s = fadd double %x, %y
  ret double %s
}
; EXPECT
; define double @f(double %a, double %b, double %c, i1 %k) {
; entry:
;   %x = fdiv arcp double %a, %c
;   %y = fdiv arcp double %b, %c
;   %s = fadd double %x, %y
;   ret double %s
; }
