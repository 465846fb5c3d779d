; RUN: llc -mcpu=sm_90 --print-after=select
; A texture and a surface are named by their handles: parameters of kernels where they are such, else registers.
target triple = "nvptx64-nvidia-cuda"
declare { float, float, float, float } @llvm.nvvm.tex.unified.2d.v4f32.f32(i64, float, float)
declare void @llvm.nvvm.sust.b.1d.i32.trap(i64, i32, i32)
define ptx_kernel void @k(i64 %tex, i64 %surf, float %x, float %y, i32 %at, ptr addrspace(1) %out) {
  %v = call { float, float, float, float } @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 %tex, float %x, float %y)
  %g = extractvalue { float, float, float, float } %v, 1
  store float %g, ptr addrspace(1) %out
  call void @llvm.nvvm.sust.b.1d.i32.trap(i64 %surf, i32 %at, i32 3)
  ret void
}
; EXPECT
; ; *** IR Dump After select on k ***
;
; {
; 	.reg .b32 	%r<8>;
; 	.reg .b64 	%rd<4>;
;
; 	ld.param.b64 	%rd1, [k_param_0];
; 	ld.param.b64 	%rd2, [k_param_1];
; 	ld.param.b32 	%r1, [k_param_2];
; 	ld.param.b32 	%r2, [k_param_3];
; 	ld.param.b32 	%r3, [k_param_4];
; 	ld.param.b64 	%rd3, [k_param_5];
; 	tex.2d.v4.f32.f32 	{%r4, %r5, %r6, %r7}, [%rd1, {%r1, %r2}];
; 	st.global.b32 	[%rd3], %r5;
; 	sust.b.1d.b32.trap 	[%rd2, {%r3}], {3};
; 	ret;
; }
