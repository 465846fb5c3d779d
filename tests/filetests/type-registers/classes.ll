; RUN: llc -mcpu=sm_90 -nvptx-typed-registers --print-after=type-registers
; Integers, floats and halves have registers of their own: a loaded float is loaded as one, its bits get a move to an integer
; register and back, and a float in a loop is a float on all paths.
target triple = "nvptx64-nvidia-cuda"
define float @k(ptr addrspace(1) %p, double %d, <2 x half> %h, i32 %n) {
entry:
  %start = load float, ptr addrspace(1) %p
  br label %loop
loop:
  %x = phi float [ %start, %entry ], [ %x1, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %bits = bitcast float %x to i32
  %flip = xor i32 %bits, 255
  %back = bitcast i32 %flip to float
  %y = fmul float %back, %x
  %x1 = fadd float %y, 1.0
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  %dd = fadd double %d, %d
  store double %dd, ptr addrspace(1) %p
  %hh = fadd <2 x half> %h, %h
  store <2 x half> %hh, ptr addrspace(1) %p
  ret float %x1
}
; EXPECT
; ; *** IR Dump After type-registers on k ***
;
; {
; 	.reg .pred 	%p<2>;
; 	.reg .b32 	%r<7>;
; 	.reg .b64 	%rd<2>;
; 	.reg .f32 	%f<7>;
; 	.reg .f64 	%fd<3>;
; 	.reg .b32 	%hh<3>;
;
; 	ld.param.b64 	%rd1, [k_param_0];
; 	ld.param.b64 	%fd1, [k_param_1];
; 	ld.param.b32 	%hh1, [k_param_2];
; 	ld.param.b32 	%r1, [k_param_3];
; 	ld.global.b32 	%f1, [%rd1];
; 	mov.b32 	%f2, %f1;
; 	mov.b32 	%r2, 0;
; $L_1:
; 	mov.b32 	%f3, %f2;
; 	mov.b32 	%r3, %r2;
; 	mov.b32 	%r4, %f3;
; 	xor.b32 	%r5, %r4, 255;
; 	mov.b32 	%f4, %r5;
; 	mul.rn.f32 	%f5, %f4, %f3;
; 	add.rn.f32 	%f6, %f5, 0f3F800000;
; 	add.s32 	%r6, %r3, 1;
; 	setp.lt.s32 	%p1, %r6, %r1;
; 	mov.b32 	%f2, %f6;
; 	mov.b32 	%r2, %r6;
; 	@%p1 bra 	$L_1;
; 	add.rn.f64 	%fd2, %fd1, %fd1;
; 	st.global.b64 	[%rd1], %fd2;
; 	add.rn.f16x2 	%hh2, %hh1, %hh1;
; 	st.global.b32 	[%rd1], %hh2;
; 	st.param.b32 	[func_retval0], %f6;
; 	ret;
; }
