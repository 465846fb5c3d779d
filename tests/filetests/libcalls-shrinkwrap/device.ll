; RUN: opt -passes=libcalls-shrinkwrap
; A GPU has no such functions, and functions that are optimised for size keep their calls.
target triple = "nvptx64-nvidia-cuda"
declare double @log(double)
define void @f(double %x) {
  %a = call double @log(double %x)
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; declare double @log(double)
;
; define void @f(double %x) {
;   %a = call double @log(double %x)
;   ret void
; }
