; RUN: opt -passes='load-store-vectorizer'
; Four neighbours become one load at the place of the first; the address moves up with it. Three become a pair and one.
target triple = "nvptx64-nvidia-cuda"
define i32 @four(ptr addrspace(1) align 16 %p) {
  %p1 = getelementptr i32, ptr addrspace(1) %p, i64 1
  %b = load i32, ptr addrspace(1) %p1
  %p3 = getelementptr i32, ptr addrspace(1) %p, i64 3
  %d = load i32, ptr addrspace(1) %p3
  %p0 = getelementptr i32, ptr addrspace(1) %p, i64 0
  %a = load i32, ptr addrspace(1) %p0
  %p2 = getelementptr i32, ptr addrspace(1) %p, i64 2
  %c = load i32, ptr addrspace(1) %p2
  %ab = add i32 %a, %b
  %cd = sub i32 %c, %d
  %r = mul i32 %ab, %cd
  ret i32 %r
}
define float @three(ptr addrspace(1) align 16 %p) {
  %p1 = getelementptr float, ptr addrspace(1) %p, i64 1
  %p2 = getelementptr float, ptr addrspace(1) %p, i64 2
  %a = load float, ptr addrspace(1) %p
  %b = load float, ptr addrspace(1) %p1
  %c = load float, ptr addrspace(1) %p2
  %ab = fadd float %a, %b
  %r = fadd float %ab, %c
  ret float %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @four(ptr addrspace(1) align 16 %p) {
;   %p0 = getelementptr i32, ptr addrspace(1) %p, i64 0
;   %1 = load <4 x i32>, ptr addrspace(1) %p0, align 16
;   %a1 = extractelement <4 x i32> %1, i32 0
;   %b2 = extractelement <4 x i32> %1, i32 1
;   %c3 = extractelement <4 x i32> %1, i32 2
;   %d4 = extractelement <4 x i32> %1, i32 3
;   %ab = add i32 %a1, %b2
;   %cd = sub i32 %c3, %d4
;   %r = mul i32 %ab, %cd
;   ret i32 %r
; }
;
; define float @three(ptr addrspace(1) align 16 %p) {
;   %p2 = getelementptr float, ptr addrspace(1) %p, i64 2
;   %1 = load <2 x float>, ptr addrspace(1) %p, align 16
;   %a1 = extractelement <2 x float> %1, i32 0
;   %b2 = extractelement <2 x float> %1, i32 1
;   %c = load float, ptr addrspace(1) %p2, align 4
;   %ab = fadd float %a1, %b2
;   %r = fadd float %ab, %c
;   ret float %r
; }
