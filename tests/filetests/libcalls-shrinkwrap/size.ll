; RUN: opt -passes=libcalls-shrinkwrap
; A function that is optimised for size keeps its calls as they are.
target triple = "x86_64-unknown-linux-gnu"
declare double @log(double)
define void @f(double %x) optsize {
  %a = call double @log(double %x)
  ret void
}
; EXPECT
; target triple = "x86_64-unknown-linux-gnu"
;
; declare double @log(double)
;
; ; Function Attrs: optsize
; define void @f(double %x) #0 {
;   %a = call double @log(double %x)
;   ret void
; }
;
; attributes #0 = { optsize }
