; RUN: llc -mcpu=sm_90 --print-after=select
; Powers with constant exponents are products of squares; a negative one is the quotient of 1.0 and the other.
target triple = "nvptx64-nvidia-cuda"
declare double @llvm.powi.f64.i32(double, i32)
declare float @llvm.powi.f32.i32(float, i32)
declare <2 x half> @llvm.powi.v2f16.i32(<2 x half>, i32)
declare <2 x float> @llvm.powi.v2f32.i16(<2 x float>, i16)

define double @square(double %x) {
  %r = call double @llvm.powi.f64.i32(double %x, i32 2)
  ret double %r
}
define float @minus_five(float %x) {
  %r = call float @llvm.powi.f32.i32(float %x, i32 -5)
  ret float %r
}
define <2 x half> @halves(<2 x half> %x) {
  %r = call <2 x half> @llvm.powi.v2f16.i32(<2 x half> %x, i32 3)
  ret <2 x half> %r
}
define <2 x float> @narrow_exponent(<2 x float> %x) {
  %r = call <2 x float> @llvm.powi.v2f32.i16(<2 x float> %x, i16 -1)
  ret <2 x float> %r
}
define float @zero(float %x) {
  %r = call float @llvm.powi.f32.i32(float %x, i32 0)
  ret float %r
}
; EXPECT
; ; *** IR Dump After select on square ***
;
; {
; 	.reg .b64 	%rd<4>;
;
; 	ld.param.b64 	%rd1, [square_param_0];
; 	mul.rn.f64 	%rd2, %rd1, %rd1;
; 	mov.b64 	%rd3, %rd2;
; 	st.param.b64 	[func_retval0], %rd3;
; 	ret;
; }
; ; *** IR Dump After select on minus_five ***
;
; {
; 	.reg .b32 	%r<7>;
;
; 	ld.param.b32 	%r1, [minus_five_param_0];
; 	mov.b32 	%r2, 1065353216;
; 	mul.rn.f32 	%r3, %r1, %r1;
; 	mul.rn.f32 	%r4, %r3, %r3;
; 	mul.rn.f32 	%r5, %r1, %r4;
; 	div.rn.f32 	%r6, %r2, %r5;
; 	st.param.b32 	[func_retval0], %r6;
; 	ret;
; }
; ; *** IR Dump After select on halves ***
;
; {
; 	.reg .b16 	%rs<5>;
; 	.reg .b32 	%r<11>;
;
; 	ld.param.b32 	%r1, [halves_param_0];
; 	mov.b32 	{%rs1, %rs2}, %r1;
; 	cvt.f32.f16 	%r2, %rs1;
; 	mul.rn.f32 	%r3, %r2, %r2;
; 	mul.rn.f32 	%r4, %r2, %r3;
; 	mov.b32 	%r5, %r4;
; 	cvt.rn.f16.f32 	%rs3, %r5;
; 	cvt.f32.f16 	%r6, %rs2;
; 	mul.rn.f32 	%r7, %r6, %r6;
; 	mul.rn.f32 	%r8, %r6, %r7;
; 	mov.b32 	%r9, %r8;
; 	cvt.rn.f16.f32 	%rs4, %r9;
; 	mov.b32 	%r10, {%rs3, %rs4};
; 	st.param.b32 	[func_retval0], %r10;
; 	ret;
; }
; ; *** IR Dump After select on narrow_exponent ***
;
; {
; 	.reg .b32 	%r<6>;
;
; 	ld.param.v2.b32 	{%r1, %r2}, [narrow_exponent_param_0];
; 	mov.b32 	%r3, 1065353216;
; 	div.rn.f32 	%r4, %r3, %r1;
; 	div.rn.f32 	%r5, %r3, %r2;
; 	st.param.v2.b32 	[func_retval0], {%r4, %r5};
; 	ret;
; }
; ; *** IR Dump After select on zero ***
;
; {
;
; 	st.param.b32 	[func_retval0], 1065353216;
; 	ret;
; }
