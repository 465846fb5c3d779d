; RUN: opt -passes='expand-intrinsics'
; Constrained operations lose their constraints: nothing sees exceptions, and the one mode is to the nearest. What selection has stays a call
; of the plain intrinsic; scalable vectors stay, and are refused later.
target triple = "nvptx64-nvidia-cuda"

declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.fma.f32(float, float, float, metadata, metadata)
declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata)
declare i32 @llvm.experimental.constrained.fptosi.i32.f32(float, metadata)
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
declare <2 x float> @llvm.experimental.constrained.fdiv.v2f32(<2 x float>, <2 x float>, metadata, metadata)
declare <vscale x 2 x float> @llvm.experimental.constrained.fadd.nxv2f32(<vscale x 2 x float>, <vscale x 2 x float>, metadata, metadata)

define float @scalars(float %x, float %y) strictfp {
  %a = call fast float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %b = call float @llvm.experimental.constrained.fma.f32(float %a, float %x, float %y, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret float %b
}

define double @conversions(float %x) strictfp {
  %i = call i32 @llvm.experimental.constrained.fptosi.i32.f32(float %x, metadata !"fpexcept.strict")
  %d = call double @llvm.experimental.constrained.fpext.f64.f32(float %x, metadata !"fpexcept.strict")
  %f = sitofp i32 %i to double
  %s = fadd double %d, %f
  ret double %s
}

define i1 @compares(float %x, float %y) strictfp {
  %c = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %y, metadata !"ult", metadata !"fpexcept.strict")
  ret i1 %c
}

define <2 x float> @vectors(<2 x float> %x, <2 x float> %y) strictfp {
  %q = call <2 x float> @llvm.experimental.constrained.fdiv.v2f32(<2 x float> %x, <2 x float> %y, metadata !"round.tonearest", metadata !"fpexcept.strict")
  ret <2 x float> %q
}

define <vscale x 2 x float> @scalable(<vscale x 2 x float> %x, <vscale x 2 x float> %y) strictfp {
  %s = call <vscale x 2 x float> @llvm.experimental.constrained.fadd.nxv2f32(<vscale x 2 x float> %x, <vscale x 2 x float> %y, metadata !"round.tonearest", metadata !"fpexcept.strict")
  ret <vscale x 2 x float> %s
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
; declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
; declare float @llvm.experimental.constrained.fma.f32(float, float, float, metadata, metadata) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
; declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
; declare i32 @llvm.experimental.constrained.fptosi.i32.f32(float, metadata) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
; declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
; declare <2 x float> @llvm.experimental.constrained.fdiv.v2f32(<2 x float>, <2 x float>, metadata, metadata) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
; declare <vscale x 2 x float> @llvm.experimental.constrained.fadd.nxv2f32(<vscale x 2 x float>, <vscale x 2 x float>, metadata, metadata) #0
;
; ; Function Attrs: strictfp
; define float @scalars(float %x, float %y) #1 {
;   %1 = fadd fast float %x, %y
;   %2 = call float @llvm.fma.f32(float %1, float %x, float %y)
;   ret float %2
; }
;
; ; Function Attrs: strictfp
; define double @conversions(float %x) #1 {
;   %1 = fptosi float %x to i32
;   %2 = fpext float %x to double
;   %f = sitofp i32 %1 to double
;   %s = fadd double %2, %f
;   ret double %s
; }
;
; ; Function Attrs: strictfp
; define i1 @compares(float %x, float %y) #1 {
;   %1 = fcmp ult float %x, %y
;   ret i1 %1
; }
;
; ; Function Attrs: strictfp
; define <2 x float> @vectors(<2 x float> %x, <2 x float> %y) #1 {
;   %1 = fdiv <2 x float> %x, %y
;   ret <2 x float> %1
; }
;
; ; Function Attrs: strictfp
; define <vscale x 2 x float> @scalable(<vscale x 2 x float> %x, <vscale x 2 x float> %y) #1 {
;   %s = call <vscale x 2 x float> @llvm.experimental.constrained.fadd.nxv2f32(<vscale x 2 x float> %x, <vscale x 2 x float> %y, metadata !"round.tonearest", metadata !"fpexcept.strict")
;   ret <vscale x 2 x float> %s
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.fma.f32(float, float, float) #2
;
; attributes #0 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
; attributes #1 = { strictfp }
; attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
