; RUN: llc -mcpu=sm_90 --print-after=select
; What is extended to 64 bits for a sum is a product by one, which ptxas joins with the sum into one IMAD.WIDE; a wide product and its
; sum are two rows for the same reason. Into constants and parameters an index is extended and shifted, so that the symbol goes into the
; access.
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(4) constant [4 x i32] [i32 3, i32 1, i32 2, i32 5]
@bytes = internal addrspace(4) constant [4 x i8] c"abcd"
define ptx_kernel void @indices(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %i, i32 %u) {
  %s = sext i32 %i to i64
  %z = zext i32 %u to i64
  %a = getelementptr i8, ptr addrspace(1) %p, i64 %s
  %b = getelementptr i8, ptr addrspace(1) %q, i64 %z
  %v = load i8, ptr addrspace(1) %a
  store i8 %v, ptr addrspace(1) %b
  ret void
}
define i64 @sums(i32 %i, i32 %j, i32 %k, i64 %x) {
  %a = zext i32 %i to i64
  %b = zext i32 %j to i64
  %m = mul i64 %a, %b
  %t = zext i32 %k to i64
  %n = add i64 %m, %t
  %s = sext i32 %k to i64
  %o = add i64 %s, %x
  %r = xor i64 %n, %o
  ret i64 %r
}
define ptx_kernel void @constants(ptr addrspace(1) %p, i32 %i, ptr byval([4 x i64]) align 8 %many) {
  %s = sext i32 %i to i64
  %a = getelementptr i32, ptr addrspace(4) @table, i64 %s
  %b = getelementptr i8, ptr addrspace(4) @bytes, i64 %s
  %c = getelementptr i64, ptr %many, i64 %s
  %v = load i32, ptr addrspace(4) %a
  %w = load i8, ptr addrspace(4) %b
  %x = load i64, ptr %c
  store i32 %v, ptr addrspace(1) %p
  %q = getelementptr i8, ptr addrspace(1) %p, i64 4
  store i8 %w, ptr addrspace(1) %q
  %r = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i64 %x, ptr addrspace(1) %r
  ret void
}
; EXPECT
; ; *** IR Dump After select on indices ***
;
; {
; 	.reg .b16 	%rs<2>;
; 	.reg .b32 	%r<3>;
; 	.reg .b64 	%rd<7>;
;
; 	ld.param.b64 	%rd1, [indices_param_0];
; 	ld.param.b64 	%rd2, [indices_param_1];
; 	ld.param.b32 	%r1, [indices_param_2];
; 	ld.param.b32 	%r2, [indices_param_3];
; 	mul.wide.s32 	%rd3, %r1, 1;
; 	add.s64 	%rd4, %rd1, %rd3;
; 	mul.wide.u32 	%rd5, %r2, 1;
; 	add.s64 	%rd6, %rd2, %rd5;
; 	ld.global.b8 	%rs1, [%rd4];
; 	st.global.b8 	[%rd6], %rs1;
; 	ret;
; }
; ; *** IR Dump After select on sums ***
;
; {
; 	.reg .b32 	%r<4>;
; 	.reg .b64 	%rd<8>;
;
; 	ld.param.b32 	%r1, [sums_param_0];
; 	ld.param.b32 	%r2, [sums_param_1];
; 	ld.param.b32 	%r3, [sums_param_2];
; 	ld.param.b64 	%rd1, [sums_param_3];
; 	cvt.u64.u32 	%rd2, %r3;
; 	mul.wide.u32 	%rd3, %r1, %r2;
; 	add.s64 	%rd4, %rd3, %rd2;
; 	mul.wide.s32 	%rd5, %r3, 1;
; 	add.s64 	%rd6, %rd1, %rd5;
; 	xor.b64 	%rd7, %rd4, %rd6;
; 	st.param.b64 	[func_retval0], %rd7;
; 	ret;
; }
; ; *** IR Dump After select on constants ***
;
; {
; 	.reg .b16 	%rs<2>;
; 	.reg .b32 	%r<3>;
; 	.reg .b64 	%rd<14>;
;
; 	ld.param.b64 	%rd1, [constants_param_0];
; 	ld.param.b32 	%r1, [constants_param_1];
; 	mov.b64 	%rd2, bytes;
; 	mov.b64 	%rd3, table;
; 	mov.b64 	%rd4, constants_param_2;
; 	cvt.s64.s32 	%rd5, %r1;
; 	shl.b64 	%rd6, %rd5, 2;
; 	add.s64 	%rd7, %rd3, %rd6;
; 	cvt.s64.s32 	%rd8, %r1;
; 	add.s64 	%rd9, %rd2, %rd8;
; 	cvt.s64.s32 	%rd10, %r1;
; 	shl.b64 	%rd11, %rd10, 3;
; 	add.s64 	%rd12, %rd4, %rd11;
; 	ld.const.b32 	%r2, [%rd7];
; 	ld.const.b8 	%rs1, [%rd9];
; 	ld.param.b64 	%rd13, [%rd12];
; 	st.global.b32 	[%rd1], %r2;
; 	st.global.b8 	[%rd1+4], %rs1;
; 	st.global.b64 	[%rd1+8], %rd13;
; 	ret;
; }
