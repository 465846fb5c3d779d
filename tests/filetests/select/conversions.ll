; RUN: llc -mcpu=sm_90 --print-after=select
; Conversions round as their kinds say; a truncation is read from the wider register; an extension of a comparison is a selection; a
; cast between a float and an integer of one width is no instruction.
target triple = "nvptx64-nvidia-cuda"
define float @k(i64 %n, double %d, half %h, i32 %i, ptr %out) {
  %t = trunc i64 %n to i16
  store i16 %t, ptr %out
  %o1 = getelementptr i8, ptr %out, i64 8
  %u = fptoui double %d to i32
  store i32 %u, ptr %o1
  %o2 = getelementptr i8, ptr %out, i64 16
  %c = icmp ult i32 %i, %u
  %z = zext i1 %c to i32
  store i32 %z, ptr %o2
  %e = fpext half %h to float
  %s = sitofp i32 %i to float
  %bits = bitcast float %s to i32
  %flip = xor i32 %bits, -2147483648
  %back = bitcast i32 %flip to float
  %r = fadd float %e, %back
  ret float %r
}
; EXPECT
; ; *** IR Dump After select on k ***
;
; {
; 	.reg .pred 	%p<2>;
; 	.reg .b16 	%rs<2>;
; 	.reg .b32 	%r<8>;
; 	.reg .b64 	%rd<4>;
;
; 	ld.param.b64 	%rd1, [k_param_0];
; 	ld.param.b64 	%rd2, [k_param_1];
; 	ld.param.b16 	%rs1, [k_param_2];
; 	ld.param.b32 	%r1, [k_param_3];
; 	ld.param.b64 	%rd3, [k_param_4];
; 	st.b16 	[%rd3], %rd1;
; 	cvt.rzi.u32.f64 	%r2, %rd2;
; 	st.b32 	[%rd3+8], %r2;
; 	setp.lt.u32 	%p1, %r1, %r2;
; 	selp.b32 	%r3, 1, 0, %p1;
; 	st.b32 	[%rd3+16], %r3;
; 	cvt.f32.f16 	%r4, %rs1;
; 	cvt.rn.f32.s32 	%r5, %r1;
; 	xor.b32 	%r6, %r5, -2147483648;
; 	add.rn.f32 	%r7, %r4, %r6;
; 	st.param.b32 	[func_retval0], %r7;
; 	ret;
; }
