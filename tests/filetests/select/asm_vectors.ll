; RUN: llc -mcpu=sm_90 --print-after=select
; Operands and results of inline assembly that are vectors as large as one register.
target triple = "nvptx64-nvidia-cuda"

define <2 x i8> @pair_of_bytes(float %a, float %b) {
  %r = call <2 x i8> asm "cvt.rn.satfinite.e4m3x2.f32 $0, $2, $1;", "=h,f,f"(float %a, float %b)
  ret <2 x i8> %r
}

define <2 x half> @from_bytes(<2 x i8> %v) {
  %r = call <2 x half> asm "cvt.rn.f16x2.e4m3x2 $0, $1;", "=r,h"(<2 x i8> %v)
  ret <2 x half> %r
}

define <2 x float> @pair_of_floats(<2 x float> %v) {
  %r = call <2 x float> asm "add.rn.f32x2 $0, $1, $1;", "=l,l"(<2 x float> %v)
  ret <2 x float> %r
}

define i16 @several_results(<4 x i8> %v, <4 x i16> %w) {
  %r = call { <4 x i8>, i32, <4 x i16> } asm "three $0, $1, $2, $3, $4;", "=r,=r,=l,0,l"(<4 x i8> %v, <4 x i16> %w)
  %a = extractvalue { <4 x i8>, i32, <4 x i16> } %r, 0
  %b = extractvalue { <4 x i8>, i32, <4 x i16> } %r, 1
  %c = extractvalue { <4 x i8>, i32, <4 x i16> } %r, 2
  %x = extractelement <4 x i8> %a, i32 3
  %y = extractelement <4 x i16> %c, i32 2
  %xe = zext i8 %x to i16
  %be = trunc i32 %b to i16
  %s = add i16 %xe, %be
  %t = add i16 %s, %y
  ret i16 %t
}

define <2 x i16> @constants() {
  %r = call <2 x i16> asm "mov.b32 $0, $1;", "=r,r"(<2 x i16> <i16 1, i16 2>)
  ret <2 x i16> %r
}
; EXPECT
; ; *** IR Dump After select on pair_of_bytes ***
;
; {
; 	.reg .b16 	%rs<5>;
; 	.reg .b32 	%r<3>;
;
; 	ld.param.b32 	%r1, [pair_of_bytes_param_0];
; 	ld.param.b32 	%r2, [pair_of_bytes_param_1];
; 	// begin inline asm
; 	cvt.rn.satfinite.e4m3x2.f32 %rs1, %r2, %r1;
; 	// end inline asm
; 	mov.b16 	%rs2, %rs1;
; 	shr.u16 	%rs3, %rs1, 8;
; 	mov.b16 	%rs4, %rs3;
; 	st.param.v2.b8 	[func_retval0], {%rs2, %rs4};
; 	ret;
; }
; ; *** IR Dump After select on from_bytes ***
;
; {
; 	.reg .b16 	%rs<8>;
; 	.reg .b32 	%r<2>;
;
; 	ld.param.v2.b8 	{%rs1, %rs2}, [from_bytes_param_0];
; 	and.b16 	%rs3, %rs1, 255;
; 	and.b16 	%rs4, %rs2, 255;
; 	shl.b16 	%rs5, %rs4, 8;
; 	or.b16 	%rs6, %rs3, %rs5;
; 	mov.b16 	%rs7, %rs6;
; 	// begin inline asm
; 	cvt.rn.f16x2.e4m3x2 %r1, %rs7;
; 	// end inline asm
; 	st.param.b32 	[func_retval0], %r1;
; 	ret;
; }
; ; *** IR Dump After select on pair_of_floats ***
;
; {
; 	.reg .b32 	%r<5>;
; 	.reg .b64 	%rd<3>;
;
; 	ld.param.v2.b32 	{%r1, %r2}, [pair_of_floats_param_0];
; 	mov.b64 	%rd1, {%r1, %r2};
; 	// begin inline asm
; 	add.rn.f32x2 %rd2, %rd1, %rd1;
; 	// end inline asm
; 	mov.b64 	{%r3, _}, %rd2;
; 	mov.b64 	{_, %r4}, %rd2;
; 	st.param.v2.b32 	[func_retval0], {%r3, %r4};
; 	ret;
; }
; ; *** IR Dump After select on several_results ***
;
; {
; 	.reg .b16 	%rs<26>;
; 	.reg .b32 	%r<18>;
; 	.reg .b64 	%rd<16>;
;
; 	ld.param.v4.b8 	{%rs1, %rs2, %rs3, %rs4}, [several_results_param_0];
; 	ld.param.v4.b16 	{%rs5, %rs6, %rs7, %rs8}, [several_results_param_1];
; 	and.b16 	%rs9, %rs1, 255;
; 	cvt.u32.u16 	%r1, %rs9;
; 	and.b16 	%rs10, %rs2, 255;
; 	cvt.u32.u16 	%r2, %rs10;
; 	shl.b32 	%r3, %r2, 8;
; 	or.b32 	%r4, %r1, %r3;
; 	and.b16 	%rs11, %rs3, 255;
; 	cvt.u32.u16 	%r5, %rs11;
; 	shl.b32 	%r6, %r5, 16;
; 	or.b32 	%r7, %r4, %r6;
; 	and.b16 	%rs12, %rs4, 255;
; 	cvt.u32.u16 	%r8, %rs12;
; 	shl.b32 	%r9, %r8, 24;
; 	or.b32 	%r10, %r7, %r9;
; 	mov.b32 	%r11, %r10;
; 	mov.b32 	%r12, %r11;
; 	cvt.u64.u16 	%rd1, %rs5;
; 	cvt.u64.u16 	%rd2, %rs6;
; 	shl.b64 	%rd3, %rd2, 16;
; 	or.b64 	%rd4, %rd1, %rd3;
; 	cvt.u64.u16 	%rd5, %rs7;
; 	shl.b64 	%rd6, %rd5, 32;
; 	or.b64 	%rd7, %rd4, %rd6;
; 	cvt.u64.u16 	%rd8, %rs8;
; 	shl.b64 	%rd9, %rd8, 48;
; 	or.b64 	%rd10, %rd7, %rd9;
; 	mov.b64 	%rd11, %rd10;
; 	// begin inline asm
; 	three %r12, %r13, %rd12, %r12, %rd11;
; 	// end inline asm
; 	cvt.u16.u32 	%rs13, %r12;
; 	shr.u32 	%r14, %r12, 8;
; 	cvt.u16.u32 	%rs14, %r14;
; 	shr.u32 	%r15, %r12, 16;
; 	cvt.u16.u32 	%rs15, %r15;
; 	shr.u32 	%r16, %r12, 24;
; 	cvt.u16.u32 	%rs16, %r16;
; 	cvt.u16.u64 	%rs17, %rd12;
; 	shr.u64 	%rd13, %rd12, 16;
; 	cvt.u16.u64 	%rs18, %rd13;
; 	shr.u64 	%rd14, %rd12, 32;
; 	cvt.u16.u64 	%rs19, %rd14;
; 	shr.u64 	%rd15, %rd12, 48;
; 	cvt.u16.u64 	%rs20, %rd15;
; 	and.b16 	%rs21, %rs16, 255;
; 	mov.b16 	%rs22, %rs21;
; 	cvt.u16.u32 	%rs23, %r13;
; 	add.s16 	%rs24, %rs22, %rs23;
; 	add.s16 	%rs25, %rs24, %rs19;
; 	cvt.u32.u16 	%r17, %rs25;
; 	st.param.b32 	[func_retval0], %r17;
; 	ret;
; }
; ; *** IR Dump After select on constants ***
;
; {
; 	.reg .b16 	%rs<5>;
; 	.reg .b32 	%r<3>;
;
; 	mov.b16 	%rs1, 1;
; 	mov.b16 	%rs2, 2;
; 	mov.b32 	%r1, {%rs1, %rs2};
; 	// begin inline asm
; 	mov.b32 %r2, %r1;
; 	// end inline asm
; 	mov.b32 	{%rs3, _}, %r2;
; 	mov.b32 	{_, %rs4}, %r2;
; 	st.param.v2.b16 	[func_retval0], {%rs3, %rs4};
; 	ret;
; }
