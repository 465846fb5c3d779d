; RUN: llc -mcpu=sm_90 --print-after=select
; A loop that ends where its counter, as a floating-point number, stands in an order goes on by the opposite order, which may be
; unordered: the assembler then finds how often. A comparison with another use stays, as does a counter that is a floating-point number.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @until_above(ptr addrspace(1) %p, float %end) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %next, %loop ]
  %q = getelementptr float, ptr addrspace(1) %p, i32 %i
  store float %end, ptr addrspace(1) %q, align 4
  %next = add nuw nsw i32 %i, 1
  %x = uitofp i32 %next to float
  %above = fcmp ogt float %x, %end
  br i1 %above, label %exit, label %loop
exit:
  ret void
}

define ptx_kernel void @used_twice(ptr addrspace(1) %p, double %end) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %next, %loop ]
  %next = add nuw nsw i32 %i, 1
  %x = uitofp i32 %next to double
  %above = fcmp une double %x, %end
  %bit = zext i1 %above to i8
  %q = getelementptr i8, ptr addrspace(1) %p, i32 %i
  store i8 %bit, ptr addrspace(1) %q, align 1
  br i1 %above, label %exit, label %loop
exit:
  ret void
}

define ptx_kernel void @counts_in_floats(ptr addrspace(1) %p) {
entry:
  br label %loop
loop:
  %x = phi float [ -3.0, %entry ], [ %next, %loop ]
  store float %x, ptr addrspace(1) %p, align 4
  %next = fadd float %x, 1.0
  %above = fcmp ugt float %next, 3.0
  br i1 %above, label %exit, label %loop
exit:
  ret void
}
; EXPECT
; ; *** IR Dump After select on until_above ***
;
; {
; 	.reg .pred 	%p<2>;
; 	.reg .b32 	%r<6>;
; 	.reg .b64 	%rd<4>;
;
; 	ld.param.b64 	%rd1, [until_above_param_0];
; 	ld.param.b32 	%r1, [until_above_param_1];
; 	mov.b32 	%r2, 1;
; $L_1:
; 	mov.b32 	%r3, %r2;
; 	mul.wide.s32 	%rd2, %r3, 4;
; 	add.s64 	%rd3, %rd1, %rd2;
; 	st.global.b32 	[%rd3], %r1;
; 	add.s32 	%r4, %r3, 1;
; 	cvt.rn.f32.u32 	%r5, %r4;
; 	setp.leu.f32 	%p1, %r5, %r1;
; 	mov.b32 	%r2, %r4;
; 	@%p1 bra 	$L_1;
; 	ret;
; }
; ; *** IR Dump After select on used_twice ***
;
; {
; 	.reg .pred 	%p<2>;
; 	.reg .b16 	%rs<2>;
; 	.reg .b32 	%r<4>;
; 	.reg .b64 	%rd<6>;
;
; 	ld.param.b64 	%rd1, [used_twice_param_0];
; 	ld.param.b64 	%rd2, [used_twice_param_1];
; 	mov.b32 	%r1, 1;
; $L_1:
; 	mov.b32 	%r2, %r1;
; 	add.s32 	%r3, %r2, 1;
; 	cvt.rn.f64.u32 	%rd3, %r3;
; 	setp.neu.f64 	%p1, %rd3, %rd2;
; 	selp.b16 	%rs1, 1, 0, %p1;
; 	mul.wide.s32 	%rd4, %r2, 1;
; 	add.s64 	%rd5, %rd1, %rd4;
; 	st.global.b8 	[%rd5], %rs1;
; 	mov.b32 	%r1, %r3;
; 	@!%p1 bra 	$L_1;
; 	ret;
; }
; ; *** IR Dump After select on counts_in_floats ***
;
; {
; 	.reg .pred 	%p<2>;
; 	.reg .b32 	%r<4>;
; 	.reg .b64 	%rd<2>;
;
; 	ld.param.b64 	%rd1, [counts_in_floats_param_0];
; 	mov.b32 	%r1, -1069547520;
; $L_1:
; 	mov.b32 	%r2, %r1;
; 	st.global.b32 	[%rd1], %r2;
; 	add.rn.f32 	%r3, %r2, 0f3F800000;
; 	setp.gtu.f32 	%p1, %r3, 0f40400000;
; 	mov.b32 	%r1, %r3;
; 	@!%p1 bra 	$L_1;
; 	ret;
; }
