; RUN: opt -passes='nvvm-reflect' -mcpu=sm_90
; The name is found behind a `freeze`.
target triple = "nvptx64-nvidia-cuda"

@arch = private constant [12 x i8] c"__CUDA_ARCH\00"

define i32 @f() {
  %name = freeze ptr @arch
  %r = call i32 @__nvvm_reflect(ptr %name)
  ret i32 %r
}

declare i32 @__nvvm_reflect(ptr)
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @arch = private constant [12 x i8] c"__CUDA_ARCH\00"
;
; define i32 @f() #0 {
;   %name = freeze ptr @arch
;   ret i32 900
; }
;
; declare i32 @__nvvm_reflect(ptr) #0
;
; attributes #0 = { "target-cpu"="sm_90" }
