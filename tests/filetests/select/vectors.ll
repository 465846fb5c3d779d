; RUN: llc -mcpu=sm_90 --print-after=select
; Neighbouring loads and stores are one access of a vector; pairs of halves are computed in one register.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %h) {
  %v = load <4 x float>, ptr addrspace(1) %p, align 16
  %w = fadd <4 x float> %v, <float 1.0, float 2.0, float 3.0, float 4.0>
  store <4 x float> %w, ptr addrspace(1) %p, align 16
  %a = load <2 x half>, ptr addrspace(1) %h, align 4
  %b = fmul <2 x half> %a, %a
  store <2 x half> %b, ptr addrspace(1) %h, align 4
  ret void
}
; EXPECT
; ; *** IR Dump After select on k ***
;
; {
; 	.reg .b32 	%r<11>;
; 	.reg .b64 	%rd<3>;
;
; 	ld.param.b64 	%rd1, [k_param_0];
; 	ld.param.b64 	%rd2, [k_param_1];
; 	ld.global.v4.b32 	{%r1, %r2, %r3, %r4}, [%rd1];
; 	add.rn.f32 	%r5, %r1, 0f3F800000;
; 	add.rn.f32 	%r6, %r2, 0f40000000;
; 	add.rn.f32 	%r7, %r3, 0f40400000;
; 	add.rn.f32 	%r8, %r4, 0f40800000;
; 	st.global.v4.b32 	[%rd1], {%r5, %r6, %r7, %r8};
; 	ld.global.b32 	%r9, [%rd2];
; 	mul.rn.f16x2 	%r10, %r9, %r9;
; 	st.global.b32 	[%rd2], %r10;
; 	ret;
; }
