; RUN: llc -mcpu=sm_90 --print-after=rewrite-rows
; The text writes over an input. The value that is read later keeps its register and the input gets a copy; the one that is not
; takes the register of the output.
target triple = "nvptx64-nvidia-cuda"
define i32 @k(i32 %a, i32 %b) {
  %x = add i32 %a, 1
  %y = add i32 %b, 1
  %t = call i32 asm "add.s32 $0, $0, 5;", "=r,0"(i32 %x)
  %u = call i32 asm "add.s32 $0, $0, 6;", "=r,0"(i32 %y)
  %s = mul i32 %t, %x
  %r = add i32 %s, %u
  ret i32 %r
}
; EXPECT
; ; *** IR Dump After rewrite-rows on k ***
;
; {
; 	.reg .b32 	%r<7>;
;
; 	ld.param.b32 	%r1, [k_param_0];
; 	ld.param.b32 	%r2, [k_param_1];
; 	add.s32 	%r3, %r1, 1;
; 	add.s32 	%r4, %r2, 1;
; 	mov.b32 	%r5, %r3;
; 	// begin inline asm
; 	add.s32 %r5, %r5, 5;
; 	// end inline asm
; 	// begin inline asm
; 	add.s32 %r4, %r4, 6;
; 	// end inline asm
; 	mad.lo.s32 	%r6, %r5, %r3, %r4;
; 	st.param.b32 	[func_retval0], %r6;
; 	ret;
; }
