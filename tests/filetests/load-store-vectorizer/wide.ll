; RUN: opt -passes='load-store-vectorizer' -mcpu=sm_100 -mattr=+ptx88
; From sm_100 and PTX 8.8 on, global memory has accesses of 256 bits; shared memory has not.
target triple = "nvptx64-nvidia-cuda"
define i64 @global(ptr addrspace(1) align 32 %p, ptr addrspace(3) align 32 %s) {
  %p1 = getelementptr i64, ptr addrspace(1) %p, i64 1
  %p2 = getelementptr i64, ptr addrspace(1) %p, i64 2
  %p3 = getelementptr i64, ptr addrspace(1) %p, i64 3
  %a = load i64, ptr addrspace(1) %p
  %b = load i64, ptr addrspace(1) %p1
  %c = load i64, ptr addrspace(1) %p2
  %d = load i64, ptr addrspace(1) %p3
  %s1 = getelementptr i64, ptr addrspace(3) %s, i64 1
  %s2 = getelementptr i64, ptr addrspace(3) %s, i64 2
  %s3 = getelementptr i64, ptr addrspace(3) %s, i64 3
  store i64 %d, ptr addrspace(3) %s
  store i64 %c, ptr addrspace(3) %s1
  store i64 %b, ptr addrspace(3) %s2
  store i64 %a, ptr addrspace(3) %s3
  ret i64 %a
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i64 @global(ptr addrspace(1) align 32 %p, ptr addrspace(3) align 32 %s) #0 {
;   %1 = load <4 x i64>, ptr addrspace(1) %p, align 32
;   %a1 = extractelement <4 x i64> %1, i32 0
;   %b2 = extractelement <4 x i64> %1, i32 1
;   %c3 = extractelement <4 x i64> %1, i32 2
;   %d4 = extractelement <4 x i64> %1, i32 3
;   %s2 = getelementptr i64, ptr addrspace(3) %s, i64 2
;   %2 = insertelement <2 x i64> poison, i64 %d4, i32 0
;   %3 = insertelement <2 x i64> %2, i64 %c3, i32 1
;   store <2 x i64> %3, ptr addrspace(3) %s, align 32
;   %4 = insertelement <2 x i64> poison, i64 %b2, i32 0
;   %5 = insertelement <2 x i64> %4, i64 %a1, i32 1
;   store <2 x i64> %5, ptr addrspace(3) %s2, align 16
;   ret i64 %a1
; }
;
; attributes #0 = { "target-cpu"="sm_100" "target-features"="+ptx88" }
