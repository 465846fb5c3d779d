; RUN: opt -passes=libcalls-shrinkwrap
; Arguments whose result is too large or too small are those outside of bounds that depend on the precision.
target triple = "x86_64-unknown-linux-gnu"
declare float @expf(float)
declare double @expm1(double)
declare x86_fp80 @coshl(x86_fp80)
define void @f(float %x, double %y, x86_fp80 %z) {
  %a = call float @expf(float %x)
  %b = call double @expm1(double %y)
  %c = call x86_fp80 @coshl(x86_fp80 %z)
  ret void
}
; EXPECT
; target triple = "x86_64-unknown-linux-gnu"
;
; declare float @expf(float)
;
; declare double @expm1(double)
;
; declare x86_fp80 @coshl(x86_fp80)
;
; define void @f(float %x, double %y, x86_fp80 %z) {
;   %1 = fcmp olt float %x, -1.030000e+02
;   %2 = fcmp ogt float %x, 8.800000e+01
;   %3 = or i1 %2, %1
;   br i1 %3, label %cdce.call, label %cdce.end, !prof !0
;
; cdce.call:                                        ; preds = %0
;   %a = call float @expf(float %x)
;   br label %cdce.end
;
; cdce.end:                                         ; preds = %cdce.call, %0
;   %4 = fcmp ogt double %y, 7.090000e+02
;   br i1 %4, label %cdce.call1, label %cdce.end2, !prof !0
;
; cdce.call1:                                       ; preds = %cdce.end
;   %b = call double @expm1(double %y)
;   br label %cdce.end2
;
; cdce.end2:                                        ; preds = %cdce.call1, %cdce.end
;   %5 = fcmp olt x86_fp80 %z, 0xKC00CB174000000000000
;   %6 = fcmp ogt x86_fp80 %z, 0xK400CB174000000000000
;   %7 = or i1 %6, %5
;   br i1 %7, label %cdce.call3, label %cdce.end4, !prof !0
;
; cdce.call3:                                       ; preds = %cdce.end2
;   %c = call x86_fp80 @coshl(x86_fp80 %z)
;   br label %cdce.end4
;
; cdce.end4:                                        ; preds = %cdce.call3, %cdce.end2
;   ret void
; }
;
; !0 = !{!"branch_weights", i32 1, i32 1048575}
