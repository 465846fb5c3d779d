; RUN: opt -passes='generic-to-nvvm,infer-address-spaces'
; A variable of the generic space goes to global memory, and what reads and writes it with it; its address as a number stays generic.
target triple = "nvptx64-nvidia-cuda"

@counter = global i32 0
@table = internal global [8 x i32] zeroinitializer
@outside = external global i32

define ptx_kernel void @k(i64 %i, ptr %o) {
  %a = getelementptr [8 x i32], ptr @table, i64 0, i64 %i
  %v = load i32, ptr %a
  store i32 %v, ptr @counter
  store i32 7, ptr getelementptr ([8 x i32], ptr @table, i64 0, i64 3)
  %e = load i32, ptr @outside
  %n = ptrtoint ptr @counter to i64
  store i64 %n, ptr %o
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @counter = addrspace(1) global i32 0
; @table = internal addrspace(1) global [8 x i32] zeroinitializer
; @outside = external addrspace(1) global i32
;
; define ptx_kernel void @k(i64 %i, ptr %o) {
;   %a = getelementptr [8 x i32], ptr addrspace(1) @table, i64 0, i64 %i
;   %v = load i32, ptr addrspace(1) %a, align 4
;   store i32 %v, ptr addrspace(1) @counter, align 4
;   store i32 7, ptr addrspace(1) getelementptr ([8 x i32], ptr addrspace(1) @table, i64 0, i64 3), align 4
;   %e = load i32, ptr addrspace(1) @outside, align 4
;   %n = ptrtoint ptr addrspacecast (ptr addrspace(1) @counter to ptr) to i64
;   store i64 %n, ptr %o, align 8
;   ret void
; }
