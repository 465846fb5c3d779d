; RUN: opt -passes='nvptx-lower-args'
; Integers that are nothing but pointers: loaded from a parameter, and a parameter itself. Others stay.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr byval({ ptr, i64 }) align 8 %p, i64 %q, i64 %n) {
  %a = getelementptr i8, ptr %p, i64 8
  %b = load i64, ptr %a
  %c = inttoptr i64 %b to ptr
  store i32 1, ptr %c
  %d = inttoptr i64 %q to ptr
  store i32 2, ptr %d
  %e = inttoptr i64 %n to ptr
  store i64 %n, ptr %e
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @k(ptr byval({ ptr, i64 }) align 8 %p, i64 %q, i64 %n) {
;   %a = getelementptr i8, ptr %p, i64 8
;   %b = load i64, ptr %a, align 8
;   %c = inttoptr i64 %b to ptr
;   %1 = addrspacecast ptr %c to ptr addrspace(1)
;   %2 = addrspacecast ptr addrspace(1) %1 to ptr
;   store i32 1, ptr %2, align 4
;   %d = inttoptr i64 %q to ptr
;   %3 = addrspacecast ptr %d to ptr addrspace(1)
;   %4 = addrspacecast ptr addrspace(1) %3 to ptr
;   store i32 2, ptr %4, align 4
;   %e = inttoptr i64 %n to ptr
;   store i64 %n, ptr %e, align 8
;   ret void
; }
