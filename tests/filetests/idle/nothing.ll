; RUN: opt -passes='coro-early,cgscc(coro-split),function(coro-elide,stack-protector),coro-cleanup,openmp-opt'
; Passes for what the module does not have change nothing.
target triple = "nvptx64-nvidia-cuda"
define i32 @f(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @f(i32 %x) {
;   %y = add i32 %x, 1
;   ret i32 %y
; }
