; RUN: llc -mcpu=sm_90 --print-after=select
; The numbers of lanes are constants, of wide lanes the low part.
target triple = "nvptx64-nvidia-cuda"
declare <4 x i64> @llvm.stepvector.v4i64()
declare <2 x i8> @llvm.stepvector.v2i8()
declare <2 x i128> @llvm.stepvector.v2i128()

define <4 x i64> @words(<4 x i64> %x) {
  %n = call <4 x i64> @llvm.stepvector.v4i64()
  %r = add <4 x i64> %x, %n
  ret <4 x i64> %r
}
define <2 x i8> @bytes() {
  %n = call <2 x i8> @llvm.stepvector.v2i8()
  ret <2 x i8> %n
}
define <2 x i128> @wide() {
  %n = call <2 x i128> @llvm.stepvector.v2i128()
  ret <2 x i128> %n
}
; EXPECT
; ; *** IR Dump After select on words ***
;
; {
; 	.reg .b64 	%rd<13>;
;
; 	ld.param.v2.b64 	{%rd1, %rd2}, [words_param_0];
; 	ld.param.v2.b64 	{%rd3, %rd4}, [words_param_0+16];
; 	mov.b64 	%rd5, 0;
; 	mov.b64 	%rd6, 1;
; 	mov.b64 	%rd7, 2;
; 	mov.b64 	%rd8, 3;
; 	add.s64 	%rd9, %rd1, %rd5;
; 	add.s64 	%rd10, %rd2, %rd6;
; 	add.s64 	%rd11, %rd3, %rd7;
; 	add.s64 	%rd12, %rd4, %rd8;
; 	st.param.v2.b64 	[func_retval0], {%rd9, %rd10};
; 	st.param.v2.b64 	[func_retval0+16], {%rd11, %rd12};
; 	ret;
; }
; ; *** IR Dump After select on bytes ***
;
; {
; 	.reg .b16 	%rs<3>;
;
; 	mov.b16 	%rs1, 0;
; 	mov.b16 	%rs2, 1;
; 	st.param.v2.b8 	[func_retval0], {%rs1, %rs2};
; 	ret;
; }
; ; *** IR Dump After select on wide ***
;
; {
; 	.reg .b64 	%rd<5>;
;
; 	mov.b64 	%rd1, 0;
; 	mov.b64 	%rd2, 0;
; 	mov.b64 	%rd3, 1;
; 	mov.b64 	%rd4, 0;
; 	st.param.v2.b64 	[func_retval0], {%rd1, %rd2};
; 	st.param.v2.b64 	[func_retval0+16], {%rd3, %rd4};
; 	ret;
; }
