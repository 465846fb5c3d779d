; RUN: opt -passes='generic-to-nvvm' -generic-to-nvvm-constant-bytes=40
; Constant memory is filled up to a limit that counts what the program has there, in the order of the variables.
target triple = "nvptx64-nvidia-cuda"

@has = internal addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@large = internal constant [8 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8]
@small = internal constant [4 x i32] [i32 9, i32 2, i32 3, i32 4]

define ptx_kernel void @k(i64 %i, ptr addrspace(1) %o) {
  %a = getelementptr i32, ptr @large, i64 %i
  %v = load i32, ptr %a
  %b = getelementptr i32, ptr @small, i64 %i
  %w = load i32, ptr %b
  %c = getelementptr i32, ptr addrspace(4) @has, i64 %i
  %x = load i32, ptr addrspace(4) %c
  %s = add i32 %v, %w
  %r = add i32 %s, %x
  store i32 %r, ptr addrspace(1) %o
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @has = internal addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
; @large = internal addrspace(1) constant [8 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8]
; @small = internal addrspace(4) constant [4 x i32] [i32 9, i32 2, i32 3, i32 4]
;
; define ptx_kernel void @k(i64 %i, ptr addrspace(1) %o) {
;   %a = getelementptr i32, ptr addrspacecast (ptr addrspace(1) @large to ptr), i64 %i
;   %v = load i32, ptr %a, align 4
;   %b = getelementptr i32, ptr addrspacecast (ptr addrspace(4) @small to ptr), i64 %i
;   %w = load i32, ptr %b, align 4
;   %c = getelementptr i32, ptr addrspace(4) @has, i64 %i
;   %x = load i32, ptr addrspace(4) %c, align 4
;   %s = add i32 %v, %w
;   %r = add i32 %s, %x
;   store i32 %r, ptr addrspace(1) %o, align 4
;   ret void
; }
