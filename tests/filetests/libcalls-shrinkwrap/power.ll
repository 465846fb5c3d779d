; RUN: opt -passes=libcalls-shrinkwrap
; A power has a condition where the base is a constant of at least 1, or comes from a narrow integer.
target triple = "x86_64-unknown-linux-gnu"
declare double @pow(double, double)
define void @f(i16 %n, double %x, double %y) {
  %a = call double @pow(double 2.5, double %y)
  %b = sitofp i16 %n to double
  %c = call double @pow(double %b, double %y)
  %d = call double @pow(double 0.5, double %y)
  %e = call double @pow(double %x, double %y)
  ret void
}
; EXPECT
; target triple = "x86_64-unknown-linux-gnu"
;
; declare double @pow(double, double)
;
; define void @f(i16 %n, double %x, double %y) {
;   %1 = fcmp ogt double %y, 1.270000e+02
;   br i1 %1, label %cdce.call, label %cdce.end, !prof !0
;
; cdce.call:                                        ; preds = %0
;   %a = call double @pow(double 2.500000e+00, double %y)
;   br label %cdce.end
;
; cdce.end:                                         ; preds = %cdce.call, %0
;   %b = sitofp i16 %n to double
;   %2 = fcmp ogt double %y, 6.400000e+01
;   %3 = fcmp ole double %b, 0.000000e+00
;   %4 = or i1 %3, %2
;   br i1 %4, label %cdce.call1, label %cdce.end2, !prof !0
;
; cdce.call1:                                       ; preds = %cdce.end
;   %c = call double @pow(double %b, double %y)
;   br label %cdce.end2
;
; cdce.end2:                                        ; preds = %cdce.call1, %cdce.end
;   %d = call double @pow(double 5.000000e-01, double %y)
;   %e = call double @pow(double %x, double %y)
;   ret void
; }
;
; !0 = !{!"branch_weights", i32 1, i32 1048575}
