; RUN: llc -mcpu=sm_90 -nvptx-typed-registers --print-after=rewrite-rows
; Copies of phis are in one class, so they join as without types; the moves between classes stay.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop
loop:
  %x = phi float [ 0.0, %entry ], [ %x1, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %v = load i32, ptr addrspace(1) %a
  %w = and i32 %v, -256
  %f = bitcast i32 %w to float
  %x1 = fadd float %x, %f
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  store float %x1, ptr addrspace(1) %p
  ret void
}
; EXPECT
; ; *** IR Dump After rewrite-rows on k ***
;
; {
; 	.reg .pred 	%p<2>;
; 	.reg .b32 	%r<5>;
; 	.reg .b64 	%rd<4>;
; 	.reg .f32 	%f<3>;
;
; 	ld.param.b64 	%rd1, [k_param_0];
; 	ld.param.b32 	%r1, [k_param_1];
; 	mov.b32 	%f1, 0;
; 	mov.b32 	%r2, 0;
; $L_1:
; 	mul.wide.s32 	%rd2, %r2, 4;
; 	add.s64 	%rd3, %rd1, %rd2;
; 	ld.global.b32 	%r3, [%rd3];
; 	and.b32 	%r4, %r3, -256;
; 	mov.b32 	%f2, %r4;
; 	add.rn.f32 	%f1, %f1, %f2;
; 	add.s32 	%r2, %r2, 1;
; 	setp.lt.s32 	%p1, %r2, %r1;
; 	@%p1 bra 	$L_1;
; 	st.global.b32 	[%rd1], %f1;
; 	ret;
; }
