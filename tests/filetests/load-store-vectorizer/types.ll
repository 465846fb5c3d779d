; RUN: opt -passes='load-store-vectorizer'
; Lanes of one size but other types become integers, and are cast back; a pointer among them always does.
target triple = "nvptx64-nvidia-cuda"
define void @halves(ptr addrspace(1) align 4 %p, ptr addrspace(1) align 4 %q) {
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %a = load half, ptr addrspace(1) %p
  %b = load i16, ptr addrspace(1) %p1
  %q1 = getelementptr i8, ptr addrspace(1) %q, i64 2
  store i16 %b, ptr addrspace(1) %q
  store half %a, ptr addrspace(1) %q1
  ret void
}
define void @pointers(ptr addrspace(1) align 16 %p, ptr addrspace(1) align 16 %q) {
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a = load ptr, ptr addrspace(1) %p
  %b = load double, ptr addrspace(1) %p1
  %q1 = getelementptr i8, ptr addrspace(1) %q, i64 8
  store double %b, ptr addrspace(1) %q
  store ptr %a, ptr addrspace(1) %q1
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @halves(ptr addrspace(1) align 4 %p, ptr addrspace(1) align 4 %q) {
;   %1 = load <2 x i16>, ptr addrspace(1) %p, align 4
;   %a1 = extractelement <2 x i16> %1, i32 0
;   %2 = bitcast i16 %a1 to half
;   %b2 = extractelement <2 x i16> %1, i32 1
;   %3 = insertelement <2 x i16> poison, i16 %b2, i32 0
;   %4 = bitcast half %2 to i16
;   %5 = insertelement <2 x i16> %3, i16 %4, i32 1
;   store <2 x i16> %5, ptr addrspace(1) %q, align 4
;   ret void
; }
;
; define void @pointers(ptr addrspace(1) align 16 %p, ptr addrspace(1) align 16 %q) {
;   %1 = load <2 x i64>, ptr addrspace(1) %p, align 16
;   %a1 = extractelement <2 x i64> %1, i32 0
;   %2 = inttoptr i64 %a1 to ptr
;   %b2 = extractelement <2 x i64> %1, i32 1
;   %3 = bitcast i64 %b2 to double
;   %4 = bitcast double %3 to i64
;   %5 = insertelement <2 x i64> poison, i64 %4, i32 0
;   %6 = ptrtoint ptr %2 to i64
;   %7 = insertelement <2 x i64> %5, i64 %6, i32 1
;   store <2 x i64> %7, ptr addrspace(1) %q, align 16
;   ret void
; }
