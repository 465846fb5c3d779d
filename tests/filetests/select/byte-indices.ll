; RUN: llc --print-after=select
; An index of 8 or 16 bits is extended to 32, and a wide product scales it, by one, too; not where the wide index is used otherwise.
target triple = "nvptx64-nvidia-cuda"
define i32 @table(ptr addrspace(1) %table, ptr addrspace(1) %p) {
  %b = load i8, ptr addrspace(1) %p
  %low = and i8 %b, 15
  %i = zext i8 %low to i64
  %q = getelementptr i32, ptr addrspace(1) %table, i64 %i
  %v = load i32, ptr addrspace(1) %q
  ret i32 %v
}
define i32 @signed(ptr addrspace(1) %table, i16 %x) {
  %i = sext i16 %x to i64
  %q = getelementptr { i32, i64 }, ptr addrspace(1) %table, i64 %i
  %v = load i32, ptr addrspace(1) %q
  ret i32 %v
}
define i8 @bytes(ptr addrspace(1) %table, i8 %x) {
  %i = zext i8 %x to i64
  %q = getelementptr i8, ptr addrspace(1) %table, i64 %i
  %v = load i8, ptr addrspace(1) %q
  ret i8 %v
}
define i64 @wide(ptr addrspace(1) %table, i8 %x) {
  %i = zext i8 %x to i64
  %q = getelementptr i64, ptr addrspace(1) %table, i64 %i
  %v = load i64, ptr addrspace(1) %q
  %s = add i64 %v, %i
  ret i64 %s
}
; EXPECT
; ; *** IR Dump After select on table ***
;
; {
; 	.reg .b16 	%rs<3>;
; 	.reg .b32 	%r<3>;
; 	.reg .b64 	%rd<5>;
;
; 	ld.param.b64 	%rd1, [table_param_0];
; 	ld.param.b64 	%rd2, [table_param_1];
; 	ld.global.b8 	%rs1, [%rd2];
; 	and.b16 	%rs2, %rs1, 15;
; 	cvt.u32.u8 	%r1, %rs2;
; 	mul.wide.u32 	%rd3, %r1, 4;
; 	add.s64 	%rd4, %rd1, %rd3;
; 	ld.global.b32 	%r2, [%rd4];
; 	st.param.b32 	[func_retval0], %r2;
; 	ret;
; }
; ; *** IR Dump After select on signed ***
;
; {
; 	.reg .b16 	%rs<2>;
; 	.reg .b32 	%r<3>;
; 	.reg .b64 	%rd<4>;
;
; 	ld.param.b64 	%rd1, [signed_param_0];
; 	ld.param.b16 	%rs1, [signed_param_1];
; 	cvt.s32.s16 	%r1, %rs1;
; 	mul.wide.s32 	%rd2, %r1, 16;
; 	add.s64 	%rd3, %rd1, %rd2;
; 	ld.global.b32 	%r2, [%rd3];
; 	st.param.b32 	[func_retval0], %r2;
; 	ret;
; }
; ; *** IR Dump After select on bytes ***
;
; {
; 	.reg .b16 	%rs<3>;
; 	.reg .b32 	%r<3>;
; 	.reg .b64 	%rd<4>;
;
; 	ld.param.b64 	%rd1, [bytes_param_0];
; 	ld.param.b8 	%rs1, [bytes_param_1];
; 	cvt.u32.u8 	%r1, %rs1;
; 	mul.wide.u32 	%rd2, %r1, 1;
; 	add.s64 	%rd3, %rd1, %rd2;
; 	ld.global.b8 	%rs2, [%rd3];
; 	cvt.u32.u8 	%r2, %rs2;
; 	st.param.b32 	[func_retval0], %r2;
; 	ret;
; }
; ; *** IR Dump After select on wide ***
;
; {
; 	.reg .b16 	%rs<2>;
; 	.reg .b64 	%rd<7>;
;
; 	ld.param.b64 	%rd1, [wide_param_0];
; 	ld.param.b8 	%rs1, [wide_param_1];
; 	cvt.u64.u8 	%rd2, %rs1;
; 	shl.b64 	%rd3, %rd2, 3;
; 	add.s64 	%rd4, %rd1, %rd3;
; 	ld.global.b64 	%rd5, [%rd4];
; 	add.s64 	%rd6, %rd5, %rd2;
; 	st.param.b64 	[func_retval0], %rd6;
; 	ret;
; }
