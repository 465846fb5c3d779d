; RUN: opt -passes='early-cse'
; Functions of the library are computed where the target has it, and no exception counts.
declare double @acos(double)
declare float @remainderf(float, float)
declare double @fmod(double, double)
declare double @log(double)
define double @folded() {
  %a = call double @acos(double 1.0)
  %b = call double @fmod(double 5.5, double 2.0)
  %c = fadd double %a, %b
  ret double %c
}
define float @nearest() {
  %a = call float @remainderf(float 1.5, float 1.0)
  ret float %a
}
define double @out_of_range() {
  %a = call double @acos(double 2.0)
  ret double %a
}
define double @strict() strictfp {
  %a = call double @log(double 2.0) strictfp
  ret double %a
}
define double @by_the_way_it_goes(double %x) strictfp {
entry:
  %c = call i1 @llvm.experimental.constrained.fcmps.f64(double 1.0, double %x, metadata !"ogt", metadata !"fpexcept.strict") strictfp
  br i1 %c, label %yes, label %no
yes:
  %y = call double @choose(i1 %c) strictfp
  ret double %y
no:
  %n = call double @choose(i1 %c) strictfp
  ret double %n
}
declare double @choose(i1)
declare i1 @llvm.experimental.constrained.fcmps.f64(double, double, metadata, metadata) strictfp
; EXPECT
; declare double @acos(double)
;
; declare float @remainderf(float, float)
;
; declare double @fmod(double, double)
;
; declare double @log(double)
;
; define double @folded() {
;   ret double 1.500000e+00
; }
;
; define float @nearest() {
;   ret float -5.000000e-01
; }
;
; define double @out_of_range() {
;   %a = call double @acos(double 2.000000e+00)
;   ret double %a
; }
;
; ; Function Attrs: strictfp
; define double @strict() #0 {
;   %a = call double @log(double 2.000000e+00) #0
;   ret double %a
; }
;
; ; Function Attrs: strictfp
; define double @by_the_way_it_goes(double %x) #0 {
; entry:
;   %c = call i1 @llvm.experimental.constrained.fcmps.f64(double 1.000000e+00, double %x, metadata !"ogt", metadata !"fpexcept.strict") #0
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %y = call double @choose(i1 %c) #0
;   ret double %y
;
; no:                                               ; preds = %entry
;   %n = call double @choose(i1 %c) #0
;   ret double %n
; }
;
; declare double @choose(i1)
;
; ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
; declare i1 @llvm.experimental.constrained.fcmps.f64(double, double, metadata, metadata) #1
;
; attributes #0 = { strictfp }
; attributes #1 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
