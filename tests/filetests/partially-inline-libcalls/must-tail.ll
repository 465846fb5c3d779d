; RUN: opt -passes=partially-inline-libcalls
; A call that must be the last thing of its function stays.
target triple = "x86_64-unknown-linux-gnu"
declare double @sqrt(double)
define double @f(double %x) {
  %r = musttail call double @sqrt(double %x)
  ret double %r
}
; EXPECT
; target triple = "x86_64-unknown-linux-gnu"
;
; declare double @sqrt(double)
;
; define double @f(double %x) {
;   %r = musttail call double @sqrt(double %x)
;   ret double %r
; }
