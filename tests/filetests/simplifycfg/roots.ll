; RUN: opt -passes='simplifycfg'
; A root that is rounded as IEEE says stays behind its branch on the GPU; one that may be approximate does not.
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

declare float @llvm.sqrt.f32(float)
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
;   %spec.select = select i1 %c, float %r, float 0.000000e+00
;   ret float %spec.select
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.sqrt.f32(float) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
