; RUN: opt -passes='instsimplify'
; `log2` of `exp2`, or of a power of two, is the exponent, where the outer call may be reassociated.
declare double @llvm.exp2.f64(double)
declare double @llvm.log2.f64(double)
declare double @llvm.pow.f64(double, double)
define double @f(double %x) {
  %a = call double @llvm.exp2.f64(double %x)
  %b = call reassoc double @llvm.log2.f64(double %a)
  %c = call double @llvm.pow.f64(double 2.0, double %b)
  %d = call reassoc double @llvm.log2.f64(double %c)
  ret double %d
}
; EXPECT
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare double @llvm.exp2.f64(double) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare double @llvm.log2.f64(double) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare double @llvm.pow.f64(double, double) #0
;
; define double @f(double %x) {
;   ret double %x
; }
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
