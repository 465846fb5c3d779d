; RUN: opt -passes=libcalls-shrinkwrap
; A call whose result is unused is made where the argument is outside of the domain; one whose result is used stays.
target triple = "x86_64-unknown-linux-gnu"
declare double @acos(double)
declare float @sqrtf(float)
define double @f(double %x, float %y) {
  %unused = call double @acos(double %x)
  %also = call float @sqrtf(float %y)
  %used = call double @acos(double %x)
  ret double %used
}
; EXPECT
; target triple = "x86_64-unknown-linux-gnu"
;
; declare double @acos(double)
;
; declare float @sqrtf(float)
;
; define double @f(double %x, float %y) {
;   %1 = fcmp ogt double %x, 1.000000e+00
;   %2 = fcmp olt double %x, -1.000000e+00
;   %3 = or i1 %2, %1
;   br i1 %3, label %cdce.call, label %cdce.end, !prof !0
;
; cdce.call:                                        ; preds = %0
;   %unused = call double @acos(double %x)
;   br label %cdce.end
;
; cdce.end:                                         ; preds = %cdce.call, %0
;   %4 = fcmp olt float %y, 0.000000e+00
;   br i1 %4, label %cdce.call1, label %cdce.end2, !prof !0
;
; cdce.call1:                                       ; preds = %cdce.end
;   %also = call float @sqrtf(float %y)
;   br label %cdce.end2
;
; cdce.end2:                                        ; preds = %cdce.call1, %cdce.end
;   %used = call double @acos(double %x)
;   ret double %used
; }
;
; !0 = !{!"branch_weights", i32 1, i32 1048575}
