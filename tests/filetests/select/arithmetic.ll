; RUN: llc -mcpu=sm_90 --print-after=select
; A product that is added is mad or fma, one of extended factors is wide, a shift that is added scales in the product's place, and an
; integer of odd width is computed in its container.
target triple = "nvptx64-nvidia-cuda"
define i64 @k(i32 %a, i32 %b, i64 %c, float %x, float %y, i17 %n, ptr %out) {
  %p = mul i32 %a, %b
  %m = add i32 %p, 7
  %ea = sext i32 %a to i64
  %eb = sext i32 %b to i64
  %w = mul i64 %ea, %eb
  %ws = add i64 %w, %c
  %t = fmul contract float %x, %y
  %f = fadd contract float %t, %x
  %n1 = add i17 %n, 3
  %z = zext i17 %n1 to i32
  store i32 %m, ptr %out
  %o1 = getelementptr i8, ptr %out, i64 4
  store float %f, ptr %o1
  %o2 = getelementptr i8, ptr %out, i64 8
  store i32 %z, ptr %o2
  ret i64 %ws
}
; EXPECT
; ; *** IR Dump After select on k ***
;
; {
; 	.reg .b32 	%r<14>;
; 	.reg .b64 	%rd<5>;
;
; 	ld.param.b32 	%r1, [k_param_0];
; 	ld.param.b32 	%r2, [k_param_1];
; 	ld.param.b64 	%rd1, [k_param_2];
; 	ld.param.b32 	%r3, [k_param_3];
; 	ld.param.b32 	%r4, [k_param_4];
; 	ld.param.b16 	%r5, [k_param_5];
; 	ld.param.b8 	%r6, [k_param_5+2];
; 	shl.b32 	%r7, %r6, 16;
; 	or.b32 	%r8, %r5, %r7;
; 	ld.param.b64 	%rd2, [k_param_6];
; 	mad.lo.s32 	%r9, %r1, %r2, 7;
; 	mul.wide.s32 	%rd3, %r1, %r2;
; 	add.s64 	%rd4, %rd3, %rd1;
; 	fma.rn.f32 	%r10, %r3, %r4, %r3;
; 	add.s32 	%r11, %r8, 3;
; 	and.b32 	%r12, %r11, 131071;
; 	mov.b32 	%r13, %r12;
; 	st.b32 	[%rd2], %r9;
; 	st.b32 	[%rd2+4], %r10;
; 	st.b32 	[%rd2+8], %r13;
; 	st.param.b64 	[func_retval0], %rd4;
; 	ret;
; }
