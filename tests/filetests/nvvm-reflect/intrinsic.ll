; RUN: opt -passes='nvvm-reflect'
; The intrinsic `llvm.nvvm.reflect` is answered as the function `__nvvm_reflect` is, and what is computed of it folds.
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@arch = private unnamed_addr constant [12 x i8] c"__CUDA_ARCH\00", align 1
@odd = private unnamed_addr constant [4 x i8] c"odd\00", align 1
declare i32 @__nvvm_reflect(ptr)

declare i32 @llvm.nvvm.reflect(ptr)
define i32 @f() {
  %r = call i32 @llvm.nvvm.reflect(ptr @arch)
  %c = icmp ugt i32 %r, 800
  %z = zext i1 %c to i32
  ret i32 %z
}
; EXPECT
; @.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
; @arch = private unnamed_addr constant [12 x i8] c"__CUDA_ARCH\00", align 1
; @odd = private unnamed_addr constant [4 x i8] c"odd\00", align 1
;
; declare i32 @__nvvm_reflect(ptr)
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.reflect(ptr) #0
;
; define i32 @f() {
;   ret i32 1
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
