; RUN: opt -passes=partially-inline-libcalls
; A GPU has no such function: a declared one may be anything.
target triple = "nvptx64-nvidia-cuda"
declare double @sqrt(double)
define double @f(double %x) {
  %r = call double @sqrt(double %x)
  ret double %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; declare double @sqrt(double)
;
; define double @f(double %x) {
;   %r = call double @sqrt(double %x)
;   ret double %r
; }
