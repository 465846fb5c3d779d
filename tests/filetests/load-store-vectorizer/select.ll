; RUN: opt -passes='load-store-vectorizer'
; Pointers that one condition chooses are neighbours if both arms are.
target triple = "nvptx64-nvidia-cuda"
define i32 @select(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %c) {
  %p1 = getelementptr i32, ptr addrspace(1) %p, i64 1
  %q1 = getelementptr i32, ptr addrspace(1) %q, i64 1
  %s = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q
  %s1 = select i1 %c, ptr addrspace(1) %p1, ptr addrspace(1) %q1
  %a = load i32, ptr addrspace(1) %s, align 8
  %b = load i32, ptr addrspace(1) %s1, align 4
  %r = add i32 %a, %b
  ret i32 %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @select(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %c) {
;   %s = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q
;   %1 = load <2 x i32>, ptr addrspace(1) %s, align 8
;   %a1 = extractelement <2 x i32> %1, i32 0
;   %b2 = extractelement <2 x i32> %1, i32 1
;   %r = add i32 %a1, %b2
;   ret i32 %r
; }
