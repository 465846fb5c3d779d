; RUN: opt -passes='load-store-vectorizer'
; Stores move down to the last; constants become a constant vector, lanes of vectors are taken apart.
target triple = "nvptx64-nvidia-cuda"
define void @mixed(ptr addrspace(1) align 16 %p, <2 x i32> %v, i32 %x) {
  store <2 x i32> %v, ptr addrspace(1) %p, align 16
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  store i32 7, ptr addrspace(1) %p3
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i32 %x, ptr addrspace(1) %p2
  ret void
}
define void @zeros(ptr addrspace(3) align 8 %p) {
  store float 0.0, ptr addrspace(3) %p
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  store float 1.0, ptr addrspace(3) %p1
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @mixed(ptr addrspace(1) align 16 %p, <2 x i32> %v, i32 %x) {
;   %1 = extractelement <2 x i32> %v, i32 0
;   %2 = insertelement <4 x i32> poison, i32 %1, i32 0
;   %3 = extractelement <2 x i32> %v, i32 1
;   %4 = insertelement <4 x i32> %2, i32 %3, i32 1
;   %5 = insertelement <4 x i32> %4, i32 %x, i32 2
;   %6 = insertelement <4 x i32> %5, i32 7, i32 3
;   store <4 x i32> %6, ptr addrspace(1) %p, align 16
;   ret void
; }
;
; define void @zeros(ptr addrspace(3) align 8 %p) {
;   store <2 x float> <float 0.000000e+00, float 1.000000e+00>, ptr addrspace(3) %p, align 8
;   ret void
; }
