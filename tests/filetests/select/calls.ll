; RUN: llc -mcpu=sm_90 --print-after=select
; Arguments and the result of a call pass through parameters that are declared in a block of their own; a call through a pointer
; names a prototype.
target triple = "nvptx64-nvidia-cuda"
declare i32 @callee(i32, <2 x float>)
define i32 @k(i32 %a, <2 x float> %v, ptr %f) {
  %r = call i32 @callee(i32 %a, <2 x float> %v)
  %s = call i32 %f(i32 %r)
  ret i32 %s
}
; EXPECT
; ; *** IR Dump After select on k ***
;
; {
; 	.reg .b32 	%r<6>;
; 	.reg .b64 	%rd<2>;
;
; 	ld.param.b32 	%r1, [k_param_0];
; 	ld.param.v2.b32 	{%r2, %r3}, [k_param_1];
; 	ld.param.b64 	%rd1, [k_param_2];
; 	{
; 	.param .b32 param0;
; 	st.param.b32 	[param0], %r1;
; 	.param .align 8 .b8 param1[8];
; 	st.param.v2.b32 	[param1], {%r2, %r3};
; 	.param .b32 retval0;
; 	call.uni (retval0), callee, (param0, param1);
; 	ld.param.b32 	%r4, [retval0];
; 	}
; 	{
; 	.param .b32 param0;
; 	st.param.b32 	[param0], %r4;
; 	.param .b32 retval0;
; 	prototype_0 : .callprototype (.param .b32 _) _ (.param .b32 _);
; 	call (retval0), %rd1, (param0), prototype_0;
; 	ld.param.b32 	%r5, [retval0];
; 	}
; 	st.param.b32 	[func_retval0], %r5;
; 	ret;
; }
