; RUN: llc -mcpu=sm_100 -mattr=+ptx88 --print-after=select
; Plain accesses of global memory are of 256 bits where the target has them and they are aligned; volatile, generic and shared ones are of 128.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(3) %s, ptr addrspace(1) %r) {
  %v = load <8 x float>, ptr addrspace(1) %p, align 32
  store <8 x float> %v, ptr addrspace(1) %q, align 32
  %w = load <4 x i64>, ptr addrspace(1) %q, align 32
  store <4 x i64> %w, ptr addrspace(1) %r, align 16
  %x = load volatile <4 x i64>, ptr addrspace(1) %q, align 32
  store <4 x i64> %x, ptr addrspace(3) %s, align 32
  ret void
}
; EXPECT
; ; *** IR Dump After select on k ***
;
; {
; 	.reg .b32 	%r<9>;
; 	.reg .b64 	%rd<13>;
;
; 	ld.param.b64 	%rd1, [k_param_0];
; 	ld.param.b64 	%rd2, [k_param_1];
; 	ld.param.b64 	%rd3, [k_param_2];
; 	ld.param.b64 	%rd4, [k_param_3];
; 	ld.global.v8.b32 	{%r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8}, [%rd1];
; 	st.global.v8.b32 	[%rd2], {%r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8};
; 	ld.global.v4.b64 	{%rd5, %rd6, %rd7, %rd8}, [%rd2];
; 	st.global.v2.b64 	[%rd4], {%rd5, %rd6};
; 	st.global.v2.b64 	[%rd4+16], {%rd7, %rd8};
; 	ld.volatile.global.v2.b64 	{%rd9, %rd10}, [%rd2];
; 	ld.volatile.global.v2.b64 	{%rd11, %rd12}, [%rd2+16];
; 	st.shared.v2.b64 	[%rd3], {%rd9, %rd10};
; 	st.shared.v2.b64 	[%rd3+16], {%rd11, %rd12};
; 	ret;
; }
