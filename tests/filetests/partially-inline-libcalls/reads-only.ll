; RUN: opt -passes=partially-inline-libcalls
; A call that writes no memory sets no error and stays.
target triple = "x86_64-unknown-linux-gnu"
declare double @sqrt(double)
define double @f(double %x) {
  %r = call double @sqrt(double %x) memory(read)
  ret double %r
}
; EXPECT
; target triple = "x86_64-unknown-linux-gnu"
;
; declare double @sqrt(double)
;
; define double @f(double %x) {
;   %r = call double @sqrt(double %x) #0
;   ret double %r
; }
;
; attributes #0 = { memory(read) }
