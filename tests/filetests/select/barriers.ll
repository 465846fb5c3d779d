; RUN: llc -mcpu=sm_90 --print-after=select
; Barriers, fences and exchanges between the threads of a warp are what their intrinsics say, in the order of the program.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare void @llvm.nvvm.membar.gl()
define i32 @k(i32 %v, ptr addrspace(3) %s) {
  store i32 %v, ptr addrspace(3) %s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %l = load i32, ptr addrspace(3) %s
  %x = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %l, i32 16, i32 31)
  call void @llvm.nvvm.membar.gl()
  fence seq_cst
  ret i32 %x
}
; EXPECT
; ; *** IR Dump After select on k ***
;
; {
; 	.reg .b32 	%r<4>;
; 	.reg .b64 	%rd<2>;
;
; 	ld.param.b32 	%r1, [k_param_0];
; 	ld.param.b64 	%rd1, [k_param_1];
; 	st.shared.b32 	[%rd1], %r1;
; 	bar.sync 	0;
; 	ld.shared.b32 	%r2, [%rd1];
; 	shfl.sync.bfly.b32 	%r3, %r2, 16, 31, -1;
; 	membar.gl;
; 	fence.sc.sys;
; 	st.param.b32 	[func_retval0], %r3;
; 	ret;
; }
