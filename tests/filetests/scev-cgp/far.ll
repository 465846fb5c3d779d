; RUN: opt -passes='scev-cgp'
; The constant of an address of machine code has 24 bits: what is further away is a base of its own.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %a, i64 %i) {
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %i
  store i8 1, ptr addrspace(1) %p
  %j = add i64 %i, 8388607
  %q = getelementptr i8, ptr addrspace(1) %a, i64 %j
  store i8 2, ptr addrspace(1) %q
  %k = add i64 %i, 8388608
  %r = getelementptr i8, ptr addrspace(1) %a, i64 %k
  store i8 3, ptr addrspace(1) %r
  %l = add i64 %i, 8388609
  %s = getelementptr i8, ptr addrspace(1) %a, i64 %l
  store i8 4, ptr addrspace(1) %s
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @k(ptr addrspace(1) %a, i64 %i) {
;   %p = getelementptr i8, ptr addrspace(1) %a, i64 %i
;   store i8 1, ptr addrspace(1) %p, align 1
;   %1 = getelementptr i8, ptr addrspace(1) %p, i64 8388607
;   store i8 2, ptr addrspace(1) %1, align 1
;   %k = add i64 %i, 8388608
;   %r = getelementptr i8, ptr addrspace(1) %a, i64 %k
;   store i8 3, ptr addrspace(1) %r, align 1
;   %2 = getelementptr i8, ptr addrspace(1) %r, i64 1
;   store i8 4, ptr addrspace(1) %2, align 1
;   ret void
; }
