; RUN: opt -passes='instcombine'
; A converted integer is above a fraction when it is above the integer below it.
define i1 @above(i32 %v) {
  %f = uitofp i32 %v to double
  %c = fcmp oge double %f, 3.2
  ret i1 %c
}
define i1 @below(i32 %v) {
  %f = sitofp i32 %v to double
  %c = fcmp ult double %f, -3.2
  ret i1 %c
}
define i1 @never(i32 %v) {
  %f = sitofp i32 %v to double
  %c = fcmp oeq double %f, 0.5
  ret i1 %c
}
define i1 @out_of_range(i32 %v) {
  %f = uitofp i32 %v to double
  %c = fcmp ogt double %f, -4.4
  ret i1 %c
}
; Conversion rounds: nothing.
define i1 @inexact(i32 %v) {
  %f = uitofp i32 %v to float
  %c = fcmp ogt float %f, 0.5
  ret i1 %c
}
define double @exponents(double %a, double %b) {
  %x = call double @llvm.exp2.f64(double %a)
  %y = call double @llvm.exp2.f64(double %b)
  %m = fmul reassoc double %x, %y
  ret double %m
}
define i8 @logic_around_extension(i3 %a) {
  %x = xor i3 %a, 3
  %z = zext i3 %x to i8
  %r = xor i8 %z, 12
  ret i8 %r
}
; EXPECT
; define i1 @above(i32 %v) {
;   %c = icmp ugt i32 %v, 3
;   ret i1 %c
; }
;
; define i1 @below(i32 %v) {
;   %c = icmp slt i32 %v, -3
;   ret i1 %c
; }
;
; define i1 @never(i32 %v) {
;   ret i1 false
; }
;
; define i1 @out_of_range(i32 %v) {
;   ret i1 true
; }
;
; define i1 @inexact(i32 %v) {
;   %c = icmp ne i32 %v, 0
;   ret i1 %c
; }
;
; define double @exponents(double %a, double %b) {
;   %1 = fadd reassoc double %a, %b
;   %m = call reassoc double @llvm.exp2.f64(double %1)
;   ret double %m
; }
;
; define i8 @logic_around_extension(i3 %a) {
;   %1 = zext i3 %a to i8
;   %r = xor i8 %1, 15
;   ret i8 %r
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare double @llvm.exp2.f64(double) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
