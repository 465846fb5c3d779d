; RUN: opt -passes='float2int'
; A call sees the number, although its own result is converted to an integer: the sum stays.
declare double @g(double)
define i32 @call(i32 %a) {
  %x = sitofp i32 %a to double
  %s = fadd double %x, 1.0
  %c = fcmp olt double %s, 0.0
  %y = call double @g(double %s)
  %r = fptosi double %y to i32
  %z = zext i1 %c to i32
  %t = add i32 %z, %r
  ret i32 %t
}
; EXPECT
; declare double @g(double)
;
; define i32 @call(i32 %a) {
;   %x = sitofp i32 %a to double
;   %s = fadd double %x, 1.000000e+00
;   %c = fcmp olt double %s, 0.000000e+00
;   %y = call double @g(double %s)
;   %r = fptosi double %y to i32
;   %z = zext i1 %c to i32
;   %t = add i32 %z, %r
;   ret i32 %t
; }
