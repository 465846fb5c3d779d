; RUN: llc --print-after=select
; Addresses that count down: the index is not negated first, its product is taken away or has a factor below zero.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @thread_from_the_end(ptr addrspace(1) %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = sub nsw i32 31, %t
  %w = sext i32 %i to i64
  %a = getelementptr inbounds float, ptr addrspace(1) %p, i64 %w
  store float 1.0, ptr addrspace(1) %a
  ret void
}

define ptx_kernel void @wide(ptr addrspace(1) %p, i64 %n) {
  %m = sub i64 5, %n
  %a = getelementptr double, ptr addrspace(1) %p, i64 %m
  store double 1.0, ptr addrspace(1) %a
  %b = getelementptr [12 x i8], ptr addrspace(1) %p, i64 %m
  store float 1.0, ptr addrspace(1) %b
  %c = getelementptr i8, ptr addrspace(1) %p, i64 %m
  store i8 1, ptr addrspace(1) %c
  ret void
}

define ptx_kernel void @extended_by_zeros(ptr addrspace(1) %p, i32 %n) {
  %w = zext i32 %n to i64
  %m = sub i64 0, %w
  %a = getelementptr double, ptr addrspace(1) %p, i64 %m
  store double 1.0, ptr addrspace(1) %a
  ret void
}

; It may wrap before it is extended.
define ptx_kernel void @may_wrap(ptr addrspace(1) %p, i32 %n) {
  %m = sub i32 0, %n
  %w = sext i32 %m to i64
  %a = getelementptr double, ptr addrspace(1) %p, i64 %w
  store double 1.0, ptr addrspace(1) %a
  ret void
}
; EXPECT
; ; *** IR Dump After select on thread_from_the_end ***
;
; {
; 	.reg .b32 	%r<2>;
; 	.reg .b64 	%rd<4>;
;
; 	ld.param.b64 	%rd1, [thread_from_the_end_param_0];
; 	mov.u32 	%r1, %tid.x;
; 	mul.wide.s32 	%rd2, %r1, -4;
; 	add.s64 	%rd3, %rd1, %rd2;
; 	st.global.b32 	[%rd3+124], 1065353216;
; 	ret;
; }
; ; *** IR Dump After select on wide ***
;
; {
; 	.reg .b64 	%rd<7>;
;
; 	ld.param.b64 	%rd1, [wide_param_0];
; 	ld.param.b64 	%rd2, [wide_param_1];
; 	shl.b64 	%rd3, %rd2, 3;
; 	sub.s64 	%rd4, %rd1, %rd3;
; 	st.global.b64 	[%rd4+40], 4607182418800017408;
; 	mad.lo.s64 	%rd5, %rd2, -12, %rd1;
; 	st.global.b32 	[%rd5+60], 1065353216;
; 	sub.s64 	%rd6, %rd1, %rd2;
; 	st.global.b8 	[%rd6+5], 1;
; 	ret;
; }
; ; *** IR Dump After select on extended_by_zeros ***
;
; {
; 	.reg .b32 	%r<2>;
; 	.reg .b64 	%rd<4>;
;
; 	ld.param.b64 	%rd1, [extended_by_zeros_param_0];
; 	ld.param.b32 	%r1, [extended_by_zeros_param_1];
; 	mul.wide.u32 	%rd2, %r1, 8;
; 	sub.s64 	%rd3, %rd1, %rd2;
; 	st.global.b64 	[%rd3], 4607182418800017408;
; 	ret;
; }
; ; *** IR Dump After select on may_wrap ***
;
; {
; 	.reg .b32 	%r<3>;
; 	.reg .b64 	%rd<4>;
;
; 	ld.param.b64 	%rd1, [may_wrap_param_0];
; 	ld.param.b32 	%r1, [may_wrap_param_1];
; 	neg.s32 	%r2, %r1;
; 	mul.wide.s32 	%rd2, %r2, 8;
; 	add.s64 	%rd3, %rd1, %rd2;
; 	st.global.b64 	[%rd3], 4607182418800017408;
; 	ret;
; }
