; RUN: opt -passes='load-store-vectorizer'
; Loads of the same bytes become one, as a scalar where that is enough; lanes may overlap. Stores to the same bytes stay in order.
target triple = "nvptx64-nvidia-cuda"
define i32 @twice(ptr addrspace(1) %p) {
  %a = load i32, ptr addrspace(1) %p
  %b = load i32, ptr addrspace(1) %p
  %r = add i32 %a, %b
  ret i32 %r
}
define <2 x i16> @overlap(ptr addrspace(1) align 8 %p) {
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %p4 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a = load <2 x i16>, ptr addrspace(1) %p, align 8
  %b = load <2 x i16>, ptr addrspace(1) %p2, align 2
  %c = load <2 x i16>, ptr addrspace(1) %p4, align 4
  %ab = add <2 x i16> %a, %b
  %r = add <2 x i16> %ab, %c
  ret <2 x i16> %r
}
define void @stores(ptr addrspace(1) align 8 %p, i32 %x, i32 %y) {
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  store i32 %x, ptr addrspace(1) %p
  store i32 %x, ptr addrspace(1) %p1
  store i32 %y, ptr addrspace(1) %p1
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @twice(ptr addrspace(1) %p) {
;   %1 = load i32, ptr addrspace(1) %p, align 4
;   %r = add i32 %1, %1
;   ret i32 %r
; }
;
; define <2 x i16> @overlap(ptr addrspace(1) align 8 %p) {
;   %1 = load <4 x i16>, ptr addrspace(1) %p, align 8
;   %a1 = shufflevector <4 x i16> %1, <4 x i16> poison, <2 x i32> <i32 0, i32 1>
;   %b2 = shufflevector <4 x i16> %1, <4 x i16> poison, <2 x i32> <i32 1, i32 2>
;   %c3 = shufflevector <4 x i16> %1, <4 x i16> poison, <2 x i32> <i32 2, i32 3>
;   %ab = add <2 x i16> %a1, %b2
;   %r = add <2 x i16> %ab, %c3
;   ret <2 x i16> %r
; }
;
; define void @stores(ptr addrspace(1) align 8 %p, i32 %x, i32 %y) {
;   %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
;   %1 = insertelement <2 x i32> poison, i32 %x, i32 0
;   %2 = insertelement <2 x i32> %1, i32 %x, i32 1
;   store <2 x i32> %2, ptr addrspace(1) %p, align 8
;   store i32 %y, ptr addrspace(1) %p1, align 4
;   ret void
; }
