; RUN: opt -passes='vector-combine'
; On a GPU a loaded vector is one access: it is taken apart only for one lane, and no scalars become vectors.
target triple = "nvptx64-nvidia-cuda"
define float @two_lanes(ptr addrspace(1) %p) {
  %v = load <4 x float>, ptr addrspace(1) %p, align 16
  %a = extractelement <4 x float> %v, i32 1
  %b = extractelement <4 x float> %v, i32 2
  %s = fadd float %a, %b
  ret float %s
}
define float @single_lane(ptr addrspace(1) %p) {
  %v = load <4 x float>, ptr addrspace(1) %p, align 16
  %a = extractelement <4 x float> %v, i32 3
  %s = fadd float %a, 1.0
  ret float %s
}
define float @operation(<4 x float> %v, <4 x float> %w) {
  %a = extractelement <4 x float> %v, i32 1
  %b = extractelement <4 x float> %w, i32 1
  %s = fadd float %a, %b
  ret float %s
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define float @two_lanes(ptr addrspace(1) %p) {
;   %v = load <4 x float>, ptr addrspace(1) %p, align 16
;   %a = extractelement <4 x float> %v, i32 1
;   %b = extractelement <4 x float> %v, i32 2
;   %s = fadd float %a, %b
;   ret float %s
; }
;
; define float @single_lane(ptr addrspace(1) %p) {
;   %1 = getelementptr inbounds <4 x float>, ptr addrspace(1) %p, i32 0, i32 3
;   %2 = load float, ptr addrspace(1) %1, align 4
;   %s = fadd float %2, 1.000000e+00
;   ret float %s
; }
;
; define float @operation(<4 x float> %v, <4 x float> %w) {
;   %a = extractelement <4 x float> %v, i32 1
;   %b = extractelement <4 x float> %w, i32 1
;   %s = fadd float %a, %b
;   ret float %s
; }
