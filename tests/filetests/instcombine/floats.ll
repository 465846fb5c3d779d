; RUN: opt -passes='instcombine'
; Exact rules without flags; association and reciprocals only where flags allow them.
define float @f(float %a, float %b) {
  %n = fneg float %b
  %s = fadd float %a, %n
  %d = fdiv float %s, 4.0
  %e = fdiv float %d, 3.0
  %g = fdiv arcp float %e, 3.0
  ret float %g
}
define i1 @g(i32 %i) {
  %x = sitofp i32 %i to double
  %c = fcmp olt double %x, 10.0
  ret i1 %c
}
; EXPECT
; define float @f(float %a, float %b) {
;   %s = fsub float %a, %b
;   %d = fmul float %s, 2.500000e-01
;   %e = fdiv float %d, 3.000000e+00
;   %g = fmul arcp float %e, 0x3FD5555560000000
;   ret float %g
; }
;
; define i1 @g(i32 %i) {
;   %c = icmp slt i32 %i, 10
;   ret i1 %c
; }
