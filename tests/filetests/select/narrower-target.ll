; RUN: llc -mcpu=sm_90 --print-after=select
; A target without accesses of 256 bits has them in halves.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = load <8 x float>, ptr addrspace(1) %p, align 32
  store <8 x float> %v, ptr addrspace(1) %q, align 32
  ret void
}
; EXPECT
; ; *** IR Dump After select on k ***
;
; {
; 	.reg .b32 	%r<9>;
; 	.reg .b64 	%rd<3>;
;
; 	ld.param.b64 	%rd1, [k_param_0];
; 	ld.param.b64 	%rd2, [k_param_1];
; 	ld.global.v4.b32 	{%r1, %r2, %r3, %r4}, [%rd1];
; 	ld.global.v4.b32 	{%r5, %r6, %r7, %r8}, [%rd1+16];
; 	st.global.v4.b32 	[%rd2], {%r1, %r2, %r3, %r4};
; 	st.global.v4.b32 	[%rd2+16], {%r5, %r6, %r7, %r8};
; 	ret;
; }
