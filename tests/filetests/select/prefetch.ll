; RUN: llc -mcpu=sm_90 --print-after=select
; A prefetch of global memory is an instruction, of other memory none: what a generic pointer points to is not known.
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr addrspace(1) %global, ptr %generic, ptr addrspace(3) %shared) {
  %ahead = getelementptr i8, ptr addrspace(1) %global, i64 256
  call void @llvm.prefetch.p1(ptr addrspace(1) %ahead, i32 0, i32 3, i32 1)
  call void @llvm.prefetch.p0(ptr %generic, i32 0, i32 3, i32 1)
  call void @llvm.prefetch.p3(ptr addrspace(3) %shared, i32 1, i32 3, i32 1)
  ret void
}
declare void @llvm.prefetch.p1(ptr addrspace(1), i32, i32, i32)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.prefetch.p3(ptr addrspace(3), i32, i32, i32)
; EXPECT
; ; *** IR Dump After select on f ***
;
; {
; 	.reg .b64 	%rd<2>;
;
; 	ld.param.b64 	%rd1, [f_param_0];
; 	prefetch.global.L2 	[%rd1+256];
; 	ret;
; }
