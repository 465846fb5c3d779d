; RUN: llc -mcpu=sm_90 --print-after=select
; Sixteen or eight bytes in a row are words of one access; four are one access of bytes, and unaligned ones several.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = load <8 x i8>, ptr addrspace(1) %p, align 8
  %w = add <8 x i8> %v, splat (i8 1)
  store <8 x i8> %w, ptr addrspace(1) %q, align 8
  %x = load <4 x i8>, ptr addrspace(1) %p, align 4
  store <4 x i8> %x, ptr addrspace(1) %q, align 4
  %y = load <8 x i8>, ptr addrspace(1) %p, align 2
  store <8 x i8> %y, ptr addrspace(1) %q, align 4
  ret void
}
; EXPECT
; ; *** IR Dump After select on k ***
;
; {
; 	.reg .b16 	%rs<33>;
; 	.reg .b32 	%r<30>;
; 	.reg .b64 	%rd<3>;
;
; 	ld.param.b64 	%rd1, [k_param_0];
; 	ld.param.b64 	%rd2, [k_param_1];
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
; 	and.b16 	%rs17, %rs9, 255;
; 	cvt.u32.u16 	%r9, %rs17;
; 	and.b16 	%rs18, %rs10, 255;
; 	cvt.u32.u16 	%r10, %rs18;
; 	shl.b32 	%r11, %r10, 8;
; 	or.b32 	%r12, %r9, %r11;
; 	and.b16 	%rs19, %rs11, 255;
; 	cvt.u32.u16 	%r13, %rs19;
; 	shl.b32 	%r14, %r13, 16;
; 	or.b32 	%r15, %r12, %r14;
; 	and.b16 	%rs20, %rs12, 255;
; 	cvt.u32.u16 	%r16, %rs20;
; 	shl.b32 	%r17, %r16, 24;
; 	or.b32 	%r18, %r15, %r17;
; 	and.b16 	%rs21, %rs13, 255;
; 	cvt.u32.u16 	%r19, %rs21;
; 	and.b16 	%rs22, %rs14, 255;
; 	cvt.u32.u16 	%r20, %rs22;
; 	shl.b32 	%r21, %r20, 8;
; 	or.b32 	%r22, %r19, %r21;
; 	and.b16 	%rs23, %rs15, 255;
; 	cvt.u32.u16 	%r23, %rs23;
; 	shl.b32 	%r24, %r23, 16;
; 	or.b32 	%r25, %r22, %r24;
; 	and.b16 	%rs24, %rs16, 255;
; 	cvt.u32.u16 	%r26, %rs24;
; 	shl.b32 	%r27, %r26, 24;
; 	or.b32 	%r28, %r25, %r27;
; 	st.global.v2.b32 	[%rd2], {%r18, %r28};
; 	ld.global.b32 	%r29, [%rd1];
; 	st.global.b32 	[%rd2], %r29;
; 	ld.global.v2.b8 	{%rs25, %rs26}, [%rd1];
; 	ld.global.v2.b8 	{%rs27, %rs28}, [%rd1+2];
; 	ld.global.v2.b8 	{%rs29, %rs30}, [%rd1+4];
; 	ld.global.v2.b8 	{%rs31, %rs32}, [%rd1+6];
; 	st.global.v4.b8 	[%rd2], {%rs25, %rs26, %rs27, %rs28};
; 	st.global.v4.b8 	[%rd2+4], {%rs29, %rs30, %rs31, %rs32};
; 	ret;
; }
