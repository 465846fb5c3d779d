; RUN: opt -passes='print<uniformity>' -disable-output
; Parameters of kernels, block numbers, and loads of global memory at uniform addresses are the same in all threads.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @uniform(ptr addrspace(1) %p, i32 %n) {
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %b
  %v = load i32, ptr addrspace(1) %at
  %c = icmp eq i32 %v, %n
  br i1 %c, label %a, label %z
a:
  store i32 0, ptr addrspace(1) %p
  br label %z
z:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
; EXPECT
; UniformityInfo for function 'uniform':
; ALL VALUES UNIFORM
