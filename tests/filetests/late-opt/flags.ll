; RUN: opt -passes='late-opt'
; Without arcp a quotient is none of a product, and approximate ones are cheap.
define double @f(double %a, double %b, double %c, i1 %k) {
entry:
  %x = fdiv double %a, %c
  %y = fdiv arcp double %b, %c
  %z = fdiv arcp afn double %a, %c
  %s = fadd double %x, %y
  %t = fadd double %s, %z
  ret double %t
}
; EXPECT
; define double @f(double %a, double %b, double %c, i1 %k) {
; entry:
;   %x = fdiv double %a, %c
;   %y = fdiv arcp double %b, %c
;   %z = fdiv arcp afn double %a, %c
;   %s = fadd double %x, %y
;   %t = fadd double %s, %z
;   ret double %t
; }
