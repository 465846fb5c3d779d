; RUN: opt -passes='nvvm-reflect'
; A branch on `__CUDA_FTZ` is decided, and the side that is not taken goes.
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@arch = private unnamed_addr constant [12 x i8] c"__CUDA_ARCH\00", align 1
@odd = private unnamed_addr constant [4 x i8] c"odd\00", align 1
declare i32 @__nvvm_reflect(ptr)

define float @f(float %x) {
entry:
  %r = call i32 @__nvvm_reflect(ptr @.str)
  %c = icmp ne i32 %r, 0
  br i1 %c, label %ftz, label %ieee
ftz:
  %a = fadd float %x, 1.0
  br label %j
ieee:
  %b = fmul float %x, 2.0
  br label %j
j:
  %p = phi float [ %a, %ftz ], [ %b, %ieee ]
  ret float %p
}
; EXPECT
; @.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
; @arch = private unnamed_addr constant [12 x i8] c"__CUDA_ARCH\00", align 1
; @odd = private unnamed_addr constant [4 x i8] c"odd\00", align 1
;
; declare i32 @__nvvm_reflect(ptr)
;
; define float @f(float %x) {
; entry:
;   br label %ieee
;
; ieee:                                             ; preds = %entry
;   %b = fmul float %x, 2.000000e+00
;   br label %j
;
; j:                                                ; preds = %ieee
;   ret float %b
; }
