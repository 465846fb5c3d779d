; RUN: opt -passes=mem2reg
; Phis of a function that does not care about the sign of zero say so.
define double @f(double %x, i1 %c) "no-signed-zeros-fp-math"="true" {
  %a = alloca double
  store double %x, ptr %a
  br i1 %c, label %n, label %e
n:
  %m = fneg double %x
  store double %m, ptr %a
  br label %e
e:
  %v = load double, ptr %a
  ret double %v
}
; EXPECT
; define double @f(double %x, i1 %c) #0 {
;   br i1 %c, label %n, label %e
;
; n:                                                ; preds = %0
;   %m = fneg double %x
;   br label %e
;
; e:                                                ; preds = %n, %0
;   %a.0 = phi nsz double [ %m, %n ], [ %x, %0 ]
;   ret double %a.0
; }
;
; attributes #0 = { "no-signed-zeros-fp-math"="true" }
