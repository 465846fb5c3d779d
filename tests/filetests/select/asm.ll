; RUN: llc -mcpu=sm_90 --print-after=select
; Inline assembly keeps its text; an input that is tied to an output is moved to its register first; a constant of an `n` operand is
; written into the text.
target triple = "nvptx64-nvidia-cuda"
define i32 @k(i32 %a, float %x) {
  %r = call i32 asm "add.s32 $0, $1, $2;", "=r,r,n"(i32 %a, i32 42)
  %t = call i32 asm sideeffect "mad.lo.s32 $0, $1, $1, $0;", "=r,r,0"(i32 %r, i32 %a)
  %f = call float asm "sqrt.rn.f32 $0, $1;", "=f,f"(float %x)
  %i = fptosi float %f to i32
  %s = add i32 %t, %i
  ret i32 %s
}
; EXPECT
; ; *** IR Dump After select on k ***
;
; {
; 	.reg .b32 	%r<8>;
;
; 	ld.param.b32 	%r1, [k_param_0];
; 	ld.param.b32 	%r2, [k_param_1];
; 	// begin inline asm
; 	add.s32 %r3, %r1, 42;
; 	// end inline asm
; 	mov.b32 	%r4, %r1;
; 	// begin inline asm
; 	mad.lo.s32 %r4, %r3, %r3, %r4;
; 	// end inline asm
; 	// begin inline asm
; 	sqrt.rn.f32 %r5, %r2;
; 	// end inline asm
; 	cvt.rzi.s32.f32 	%r6, %r5;
; 	add.s32 	%r7, %r4, %r6;
; 	st.param.b32 	[func_retval0], %r7;
; 	ret;
; }
