; RUN: llc -mcpu=sm_90 --print-after=select
; A tree of logical operations over three values is one lop3; shifts by opposite counts are a funnel shift; a field is bfe.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.fshl.i32(i32, i32, i32)
define i32 @k(i32 %a, i32 %b, i32 %c) {
  %x = xor i32 %a, %b
  %y = and i32 %x, %c
  %z = or i32 %y, %a
  %r = call i32 @llvm.fshl.i32(i32 %z, i32 %z, i32 9)
  %s = lshr i32 %r, 5
  %f = and i32 %s, 2047
  ret i32 %f
}
; EXPECT
; ; *** IR Dump After select on k ***
;
; {
; 	.reg .b32 	%r<7>;
;
; 	ld.param.b32 	%r1, [k_param_0];
; 	ld.param.b32 	%r2, [k_param_1];
; 	ld.param.b32 	%r3, [k_param_2];
; 	lop3.b32 	%r4, %r1, %r3, %r2, 248;
; 	shf.l.wrap.b32 	%r5, %r4, %r4, 9;
; 	bfe.u32 	%r6, %r5, 5, 11;
; 	st.param.b32 	[func_retval0], %r6;
; 	ret;
; }
