; RUN: opt -passes='speculative-execution'
; A root that is rounded as IEEE says is a routine on the GPU; one that may be approximate is an instruction.
target triple = "nvptx64-nvidia-cuda"

define float @rounded(i1 %c, float %x) {
entry:
  br i1 %c, label %arm, label %join
arm:
  %r = call float @llvm.sqrt.f32(float %x)
  br label %join
join:
  %p = phi float [ %r, %arm ], [ 0.0, %entry ]
  ret float %p
}

define float @approximate(i1 %c, float %x) {
entry:
  br i1 %c, label %arm, label %join
arm:
  %r = call afn float @llvm.sqrt.f32(float %x)
  br label %join
join:
  %p = phi float [ %r, %arm ], [ 0.0, %entry ]
  ret float %p
}

define double @of_doubles(i1 %c, double %x) {
entry:
  br i1 %c, label %arm, label %join
arm:
  %r = call afn double @llvm.sqrt.f64(double %x)
  %s = call double @llvm.sqrt.f64(double %r)
  br label %join
join:
  %p = phi double [ %s, %arm ], [ 0.0, %entry ]
  ret double %p
}

declare float @llvm.sqrt.f32(float)
declare double @llvm.sqrt.f64(double)
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define float @rounded(i1 %c, float %x) {
; entry:
;   br i1 %c, label %arm, label %join
;
; arm:                                              ; preds = %entry
;   %r = call float @llvm.sqrt.f32(float %x)
;   br label %join
;
; join:                                             ; preds = %arm, %entry
;   %p = phi float [ %r, %arm ], [ 0.000000e+00, %entry ]
;   ret float %p
; }
;
; define float @approximate(i1 %c, float %x) {
; entry:
;   %r = call afn float @llvm.sqrt.f32(float %x)
;   br i1 %c, label %arm, label %join
;
; arm:                                              ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %arm, %entry
;   %p = phi float [ %r, %arm ], [ 0.000000e+00, %entry ]
;   ret float %p
; }
;
; define double @of_doubles(i1 %c, double %x) {
; entry:
;   br i1 %c, label %arm, label %join
;
; arm:                                              ; preds = %entry
;   %r = call afn double @llvm.sqrt.f64(double %x)
;   %s = call double @llvm.sqrt.f64(double %r)
;   br label %join
;
; join:                                             ; preds = %arm, %entry
;   %p = phi double [ %s, %arm ], [ 0.000000e+00, %entry ]
;   ret double %p
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.sqrt.f32(float) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare double @llvm.sqrt.f64(double) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
