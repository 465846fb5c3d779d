; RUN: llc --print-after=select
; Products that do not wrap are extended by one product; a bit of 64 at a place that varies comes down, and no mask is made.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @byte_index(ptr addrspace(1) %p, ptr addrspace(1) %o, i32 %s, i32 %t) {
  %m = mul nsw i32 %s, %t
  %e = sext i32 %m to i64
  %g = getelementptr inbounds i8, ptr addrspace(1) %p, i64 %e
  %v = load i8, ptr addrspace(1) %g
  store i8 %v, ptr addrspace(1) %o
  ret void
}

define i64 @sum(i64 %b, i32 %s, i32 %t) {
  %m = mul nuw i32 %s, %t
  %e = zext i32 %m to i64
  %r = add i64 %b, %e
  ret i64 %r
}

define i64 @may_wrap(i64 %b, i32 %s, i32 %t) {
  %m = mul nuw i32 %s, %t
  %e = sext i32 %m to i64
  %r = add i64 %b, %e
  ret i64 %r
}

define i1 @bit_of_64(i64 %x, i32 %n) {
  %z = zext i32 %n to i64
  %b = shl nuw i64 1, %z
  %a = and i64 %x, %b
  %c = icmp eq i64 %a, 0
  ret i1 %c
}

define i1 @mask_is_used(i64 %x, i32 %n, ptr %p) {
  %z = zext i32 %n to i64
  %b = shl nuw i64 1, %z
  store i64 %b, ptr %p
  %a = and i64 %x, %b
  %c = icmp ne i64 %a, 0
  ret i1 %c
}

define i64 @no_product(i64 %b) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %e = sext i32 %t to i64
  %r = add i64 %b, %e
  ret i64 %r
}

define i64 @shift(i64 %b, i32 %s) {
  %m = shl nsw i32 %s, 7
  %e = sext i32 %m to i64
  %r = add i64 %b, %e
  ret i64 %r
}
; EXPECT
; ; *** IR Dump After select on byte_index ***
;
; {
; 	.reg .b16 	%rs<2>;
; 	.reg .b32 	%r<3>;
; 	.reg .b64 	%rd<5>;
;
; 	ld.param.b64 	%rd1, [byte_index_param_0];
; 	ld.param.b64 	%rd2, [byte_index_param_1];
; 	ld.param.b32 	%r1, [byte_index_param_2];
; 	ld.param.b32 	%r2, [byte_index_param_3];
; 	mul.wide.s32 	%rd3, %r1, %r2;
; 	add.s64 	%rd4, %rd1, %rd3;
; 	ld.global.b8 	%rs1, [%rd4];
; 	st.global.b8 	[%rd2], %rs1;
; 	ret;
; }
; ; *** IR Dump After select on sum ***
;
; {
; 	.reg .b32 	%r<3>;
; 	.reg .b64 	%rd<4>;
;
; 	ld.param.b64 	%rd1, [sum_param_0];
; 	ld.param.b32 	%r1, [sum_param_1];
; 	ld.param.b32 	%r2, [sum_param_2];
; 	mul.wide.u32 	%rd2, %r1, %r2;
; 	add.s64 	%rd3, %rd1, %rd2;
; 	st.param.b64 	[func_retval0], %rd3;
; 	ret;
; }
; ; *** IR Dump After select on may_wrap ***
;
; {
; 	.reg .b32 	%r<4>;
; 	.reg .b64 	%rd<4>;
;
; 	ld.param.b64 	%rd1, [may_wrap_param_0];
; 	ld.param.b32 	%r1, [may_wrap_param_1];
; 	ld.param.b32 	%r2, [may_wrap_param_2];
; 	mul.lo.s32 	%r3, %r1, %r2;
; 	mul.wide.s32 	%rd2, %r3, 1;
; 	add.s64 	%rd3, %rd1, %rd2;
; 	st.param.b64 	[func_retval0], %rd3;
; 	ret;
; }
; ; *** IR Dump After select on bit_of_64 ***
;
; {
; 	.reg .pred 	%p<2>;
; 	.reg .b32 	%r<6>;
; 	.reg .b64 	%rd<4>;
;
; 	ld.param.b64 	%rd1, [bit_of_64_param_0];
; 	ld.param.b32 	%r1, [bit_of_64_param_1];
; 	cvt.u64.u32 	%rd2, %r1;
; 	cvt.u32.u64 	%r2, %rd2;
; 	shr.u64 	%rd3, %rd1, %r2;
; 	cvt.u32.u64 	%r3, %rd3;
; 	and.b32 	%r4, %r3, 1;
; 	setp.eq.b32 	%p1, %r4, 0;
; 	selp.b32 	%r5, 1, 0, %p1;
; 	st.param.b32 	[func_retval0], %r5;
; 	ret;
; }
; ; *** IR Dump After select on mask_is_used ***
;
; {
; 	.reg .pred 	%p<2>;
; 	.reg .b32 	%r<4>;
; 	.reg .b64 	%rd<6>;
;
; 	ld.param.b64 	%rd1, [mask_is_used_param_0];
; 	ld.param.b32 	%r1, [mask_is_used_param_1];
; 	ld.param.b64 	%rd2, [mask_is_used_param_2];
; 	cvt.u64.u32 	%rd3, %r1;
; 	cvt.u32.u64 	%r2, %rd3;
; 	shl.b64 	%rd4, 1, %r2;
; 	st.b64 	[%rd2], %rd4;
; 	and.b64 	%rd5, %rd1, %rd4;
; 	setp.ne.b64 	%p1, %rd5, 0;
; 	selp.b32 	%r3, 1, 0, %p1;
; 	st.param.b32 	[func_retval0], %r3;
; 	ret;
; }
; ; *** IR Dump After select on no_product ***
;
; {
; 	.reg .b32 	%r<2>;
; 	.reg .b64 	%rd<4>;
;
; 	ld.param.b64 	%rd1, [no_product_param_0];
; 	mov.u32 	%r1, %tid.x;
; 	mul.wide.s32 	%rd2, %r1, 1;
; 	add.s64 	%rd3, %rd1, %rd2;
; 	st.param.b64 	[func_retval0], %rd3;
; 	ret;
; }
; ; *** IR Dump After select on shift ***
;
; {
; 	.reg .b32 	%r<2>;
; 	.reg .b64 	%rd<4>;
;
; 	ld.param.b64 	%rd1, [shift_param_0];
; 	ld.param.b32 	%r1, [shift_param_1];
; 	mul.wide.s32 	%rd2, %r1, 128;
; 	add.s64 	%rd3, %rd1, %rd2;
; 	st.param.b64 	[func_retval0], %rd3;
; 	ret;
; }
