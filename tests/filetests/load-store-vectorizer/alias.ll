; RUN: opt -passes='load-store-vectorizer'
; A store between that may touch the same bytes splits a chain; one to another array does not, and neither does one of a chain of neighbours.
target triple = "nvptx64-nvidia-cuda"
define i32 @between(ptr addrspace(1) align 8 %p, ptr addrspace(1) %q) {
  %p1 = getelementptr i32, ptr addrspace(1) %p, i64 1
  %a = load i32, ptr addrspace(1) %p
  store i32 0, ptr addrspace(1) %q
  %b = load i32, ptr addrspace(1) %p1
  %r = add i32 %a, %b
  ret i32 %r
}
define i32 @elsewhere(ptr addrspace(1) align 8 %p, ptr addrspace(1) noalias %q) {
  %p1 = getelementptr i32, ptr addrspace(1) %p, i64 1
  %a = load i32, ptr addrspace(1) %p
  store i32 0, ptr addrspace(1) %q
  %b = load i32, ptr addrspace(1) %p1
  %r = add i32 %a, %b
  ret i32 %r
}
define void @copy(ptr addrspace(1) noalias align 8 %p, ptr addrspace(1) noalias align 8 %q) {
  %p1 = getelementptr i32, ptr addrspace(1) %p, i64 1
  %q1 = getelementptr i32, ptr addrspace(1) %q, i64 1
  %a = load i32, ptr addrspace(1) %p
  store i32 %a, ptr addrspace(1) %q
  %b = load i32, ptr addrspace(1) %p1
  store i32 %b, ptr addrspace(1) %q1
  ret void
}
; The load that would move up past the first store reads what that wrote once the stores have moved down.
define i32 @crossed(ptr addrspace(1) align 8 %p) {
  %p1 = getelementptr i32, ptr addrspace(1) %p, i64 1
  %p2 = getelementptr i32, ptr addrspace(1) %p, i64 2
  store i32 1, ptr addrspace(1) %p1
  %a = load i32, ptr addrspace(1) %p2
  store i32 2, ptr addrspace(1) %p
  %b = load i32, ptr addrspace(1) %p1
  %r = add i32 %a, %b
  ret i32 %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @between(ptr addrspace(1) align 8 %p, ptr addrspace(1) %q) {
;   %p1 = getelementptr i32, ptr addrspace(1) %p, i64 1
;   %a = load i32, ptr addrspace(1) %p, align 4
;   store i32 0, ptr addrspace(1) %q, align 4
;   %b = load i32, ptr addrspace(1) %p1, align 4
;   %r = add i32 %a, %b
;   ret i32 %r
; }
;
; define i32 @elsewhere(ptr addrspace(1) align 8 %p, ptr addrspace(1) noalias %q) {
;   %1 = load <2 x i32>, ptr addrspace(1) %p, align 8
;   %a1 = extractelement <2 x i32> %1, i32 0
;   %b2 = extractelement <2 x i32> %1, i32 1
;   store i32 0, ptr addrspace(1) %q, align 4
;   %r = add i32 %a1, %b2
;   ret i32 %r
; }
;
; define void @copy(ptr addrspace(1) noalias align 8 %p, ptr addrspace(1) noalias align 8 %q) {
;   %1 = load <2 x i32>, ptr addrspace(1) %p, align 8
;   %a1 = extractelement <2 x i32> %1, i32 0
;   %b2 = extractelement <2 x i32> %1, i32 1
;   %2 = insertelement <2 x i32> poison, i32 %a1, i32 0
;   %3 = insertelement <2 x i32> %2, i32 %b2, i32 1
;   store <2 x i32> %3, ptr addrspace(1) %q, align 8
;   ret void
; }
;
; define i32 @crossed(ptr addrspace(1) align 8 %p) {
;   %p1 = getelementptr i32, ptr addrspace(1) %p, i64 1
;   %p2 = getelementptr i32, ptr addrspace(1) %p, i64 2
;   %a = load i32, ptr addrspace(1) %p2, align 4
;   store <2 x i32> <i32 2, i32 1>, ptr addrspace(1) %p, align 8
;   %b = load i32, ptr addrspace(1) %p1, align 4
;   %r = add i32 %a, %b
;   ret i32 %r
; }
