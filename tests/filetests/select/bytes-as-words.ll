; RUN: llc -mcpu=sm_90 --print-after=select
; Sixteen or eight bytes in a row are words of one access; four are one access of bytes, and unaligned ones several.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %v = load <8 x i8>, ptr addrspace(1) %p, align 8
  %w = add <8 x i8> %v, splat (i8 1)
  store <8 x i8> %w, ptr addrspace(1) %q, align 8
  %x = load <4 x i8>, ptr addrspace(1) %p, align 4
  store <4 x i8> %x, ptr addrspace(1) %q, align 4
  %y = load <8 x i8>, ptr addrspace(1) %a, align 2
  store <8 x i8> %y, ptr addrspace(1) %b, align 4
  ret void
}
; EXPECT
; ; *** IR Dump After select on k ***
;
; {
; 	.reg .b16 	%rs<25>;
; 	.reg .b32 	%r<16>;
; 	.reg .b64 	%rd<5>;
;
; 	ld.param.b64 	%rd1, [k_param_0];
; 	ld.param.b64 	%rd2, [k_param_1];
; 	ld.param.b64 	%rd3, [k_param_2];
; 	ld.param.b64 	%rd4, [k_param_3];
; 	ld.global.v2.b32 	{%r1, %r2}, [%rd1];
; 	cvt.u16.u32 	%rs1, %r1;
; 	shr.u32 	%r3, %r1, 8;
; 	cvt.u16.u32 	%rs2, %r3;
; 	shr.u32 	%r4, %r1, 16;
; 	cvt.u16.u32 	%rs3, %r4;
; 	shr.u32 	%r5, %r1, 24;
; 	cvt.u16.u32 	%rs4, %r5;
; 	cvt.u16.u32 	%rs5, %r2;
; 	shr.u32 	%r6, %r2, 8;
; 	cvt.u16.u32 	%rs6, %r6;
; 	shr.u32 	%r7, %r2, 16;
; 	cvt.u16.u32 	%rs7, %r7;
; 	shr.u32 	%r8, %r2, 24;
; 	cvt.u16.u32 	%rs8, %r8;
; 	add.s16 	%rs9, %rs1, 1;
; 	add.s16 	%rs10, %rs2, 1;
; 	add.s16 	%rs11, %rs3, 1;
; 	add.s16 	%rs12, %rs4, 1;
; 	add.s16 	%rs13, %rs5, 1;
; 	add.s16 	%rs14, %rs6, 1;
; 	add.s16 	%rs15, %rs7, 1;
; 	add.s16 	%rs16, %rs8, 1;
; 	mov.b32 	%r9, {%rs9, %rs10};
; 	mov.b32 	%r10, {%rs11, %rs12};
; 	mov.b32 	%r11, {%rs13, %rs14};
; 	mov.b32 	%r12, {%rs15, %rs16};
; 	prmt.b32 	%r13, %r9, %r10, 25632;
; 	prmt.b32 	%r14, %r11, %r12, 25632;
; 	st.global.v2.b32 	[%rd2], {%r13, %r14};
; 	ld.global.b32 	%r15, [%rd1];
; 	st.global.b32 	[%rd2], %r15;
; 	ld.global.v2.b8 	{%rs17, %rs18}, [%rd3];
; 	ld.global.v2.b8 	{%rs19, %rs20}, [%rd3+2];
; 	ld.global.v2.b8 	{%rs21, %rs22}, [%rd3+4];
; 	ld.global.v2.b8 	{%rs23, %rs24}, [%rd3+6];
; 	st.global.v4.b8 	[%rd4], {%rs17, %rs18, %rs19, %rs20};
; 	st.global.v4.b8 	[%rd4+4], {%rs21, %rs22, %rs23, %rs24};
; 	ret;
; }
