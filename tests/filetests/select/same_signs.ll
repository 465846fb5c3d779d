; RUN: llc --print-after=select
; Unsigned orders of two numbers of the same sign are asked as signed, by which ptxas counts the iterations of a loop; not of narrow numbers,
; which are extended by zeros.
target triple = "nvptx64-nvidia-cuda"
define i1 @words(i32 %x, i32 %y) {
  %c = icmp samesign ult i32 %x, %y
  ret i1 %c
}
define i1 @long(i64 %x) {
  %c = icmp samesign uge i64 %x, 100
  ret i1 %c
}
define i1 @short(i16 %x, i16 %y) {
  %c = icmp samesign ult i16 %x, %y
  ret i1 %c
}
define i1 @any_signs(i32 %x, i32 %y) {
  %c = icmp ult i32 %x, %y
  ret i1 %c
}
; EXPECT
; ; *** IR Dump After select on words ***
;
; {
; 	.reg .pred 	%p<2>;
; 	.reg .b32 	%r<4>;
;
; 	ld.param.b32 	%r1, [words_param_0];
; 	ld.param.b32 	%r2, [words_param_1];
; 	setp.lt.s32 	%p1, %r1, %r2;
; 	selp.b32 	%r3, 1, 0, %p1;
; 	st.param.b32 	[func_retval0], %r3;
; 	ret;
; }
; ; *** IR Dump After select on long ***
;
; {
; 	.reg .pred 	%p<2>;
; 	.reg .b32 	%r<2>;
; 	.reg .b64 	%rd<2>;
;
; 	ld.param.b64 	%rd1, [long_param_0];
; 	setp.ge.s64 	%p1, %rd1, 100;
; 	selp.b32 	%r1, 1, 0, %p1;
; 	st.param.b32 	[func_retval0], %r1;
; 	ret;
; }
; ; *** IR Dump After select on short ***
;
; {
; 	.reg .pred 	%p<2>;
; 	.reg .b16 	%rs<3>;
; 	.reg .b32 	%r<2>;
;
; 	ld.param.b16 	%rs1, [short_param_0];
; 	ld.param.b16 	%rs2, [short_param_1];
; 	setp.lt.u16 	%p1, %rs1, %rs2;
; 	selp.b32 	%r1, 1, 0, %p1;
; 	st.param.b32 	[func_retval0], %r1;
; 	ret;
; }
; ; *** IR Dump After select on any_signs ***
;
; {
; 	.reg .pred 	%p<2>;
; 	.reg .b32 	%r<4>;
;
; 	ld.param.b32 	%r1, [any_signs_param_0];
; 	ld.param.b32 	%r2, [any_signs_param_1];
; 	setp.lt.u32 	%p1, %r1, %r2;
; 	selp.b32 	%r3, 1, 0, %p1;
; 	st.param.b32 	[func_retval0], %r3;
; 	ret;
; }
