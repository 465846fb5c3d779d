; RUN: not opt -passes='kernel-info<all>'
; It takes no parameters.
target triple = "nvptx64-nvidia-cuda"

declare void @ext(i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define ptx_kernel void @k(i32 %n, ptr %p, ptr %fp) "nvvm.maxntid"="128,2" "nvvm.maxnreg"="32" {
  %a = alloca i32, align 4
  %1 = alloca [3 x i32]
  %d = alloca i32, i32 %n
  call void @ext(i32 1)
  call void %fp()
  call void asm "foo", ""()
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %a, i64 4, i1 false)
  %c = cmpxchg ptr %p, i32 1, i32 2 seq_cst seq_cst
  ret void
}
; EXPECT
; invalid parameter `all` of pass `kernel-info`
