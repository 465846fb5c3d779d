; RUN: opt -passes='nvvm-reflect'
; `__CUDA_ARCH` is ten times the number of the target architecture.
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@arch = private unnamed_addr constant [12 x i8] c"__CUDA_ARCH\00", align 1
@odd = private unnamed_addr constant [4 x i8] c"odd\00", align 1
declare i32 @__nvvm_reflect(ptr)

define i32 @f() {
  %r = call i32 @__nvvm_reflect(ptr @arch)
  ret i32 %r
}
; EXPECT
; @.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
; @arch = private unnamed_addr constant [12 x i8] c"__CUDA_ARCH\00", align 1
; @odd = private unnamed_addr constant [4 x i8] c"odd\00", align 1
;
; declare i32 @__nvvm_reflect(ptr)
;
; define i32 @f() {
;   ret i32 900
; }
