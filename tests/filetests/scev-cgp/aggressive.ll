; RUN: opt -passes='scev-cgp' -do-scev-cgp-aggresively
; The next row is one row length further: no second product.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %a, i32 %i, i64 %n) {
  %r = sext i32 %i to i64
  %x = mul i64 %r, %n
  %p = getelementptr float, ptr addrspace(1) %a, i64 %x
  %v = load float, ptr addrspace(1) %p
  %r1 = add i64 %r, 1
  %x1 = mul i64 %r1, %n
  %p1 = getelementptr float, ptr addrspace(1) %a, i64 %x1
  store float %v, ptr addrspace(1) %p1
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @k(ptr addrspace(1) %a, i32 %i, i64 %n) {
;   %r = sext i32 %i to i64
;   %x = mul i64 %r, %n
;   %p = getelementptr float, ptr addrspace(1) %a, i64 %x
;   %v = load float, ptr addrspace(1) %p, align 4
;   %1 = shl i64 %n, 2
;   %2 = getelementptr i8, ptr addrspace(1) %p, i64 %1
;   store float %v, ptr addrspace(1) %2, align 4
;   ret void
; }
