; RUN: opt -passes='late-opt'
; A quotient of one is the reciprocal; a divisor that is a constant, and dead code, are left alone.
define double @f(double %a, double %b, double %c, i1 %k) {
entry:
  %x = fdiv arcp double 1.0, %c
  %y = fdiv arcp double %b, %c
  %u = fdiv arcp double %a, 3.0
  %v = fdiv arcp double %b, 3.0
  %s = fadd double %x, %y
  %t = fadd double %u, %v
  %r = fadd double %s, %t
  ret double %r
dead:
  %w = fdiv arcp double %a, %c
  ret double %w
}
; EXPECT
; define double @f(double %a, double %b, double %c, i1 %k) {
; entry:
;   %0 = fdiv arcp double 1.000000e+00, %c
;   %y = fmul arcp double %b, %0
;   %u = fdiv arcp double %a, 3.000000e+00
;   %v = fdiv arcp double %b, 3.000000e+00
;   %s = fadd double %0, %y
;   %t = fadd double %u, %v
;   %r = fadd double %s, %t
;   ret double %r
;
; dead:                                             ; No predecessors!
;   %w = fdiv arcp double %a, %c
;   ret double %w
; }
