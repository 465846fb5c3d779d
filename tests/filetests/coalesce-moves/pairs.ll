; RUN: llc -mcpu=sm_90 --print-after=dead-rows,rewrite-rows
; The register of 64 bits is put together of two halves and taken apart again where its bytes are swapped. The halves are joined with
; what they become, so nobody moves them.
target triple = "nvptx64-nvidia-cuda"
declare i64 @llvm.bswap.i64(i64)
define void @k(i32 %a, i32 %b, ptr addrspace(1) %p) {
  %x = add i32 %a, 1
  %y = add i32 %b, 1
  %l = zext i32 %x to i64
  %h = zext i32 %y to i64
  %s = shl i64 %h, 32
  %w = or i64 %l, %s
  store volatile i64 %w, ptr addrspace(1) %p
  %q = call i64 @llvm.bswap.i64(i64 %w)
  store volatile i64 %q, ptr addrspace(1) %p
  ret void
}
; EXPECT
; ; *** IR Dump After dead-rows on k ***
;
; {
; 	.reg .b32 	%r<9>;
; 	.reg .b64 	%rd<4>;
;
; 	ld.param.b32 	%r1, [k_param_0];
; 	ld.param.b32 	%r2, [k_param_1];
; 	ld.param.b64 	%rd1, [k_param_2];
; 	add.s32 	%r3, %r1, 1;
; 	add.s32 	%r4, %r2, 1;
; 	mov.b64 	%rd2, {%r3, %r4};
; 	st.volatile.global.b64 	[%rd1], %rd2;
; 	mov.b64 	{%r5, %r6}, %rd2;
; 	prmt.b32 	%r7, %r6, 0, 291;
; 	prmt.b32 	%r8, %r5, 0, 291;
; 	mov.b64 	%rd3, {%r7, %r8};
; 	st.volatile.global.b64 	[%rd1], %rd3;
; 	ret;
; }
; ; *** IR Dump After rewrite-rows on k ***
;
; {
; 	.reg .b32 	%r<7>;
; 	.reg .b64 	%rd<4>;
;
; 	ld.param.b32 	%r1, [k_param_0];
; 	ld.param.b32 	%r2, [k_param_1];
; 	ld.param.b64 	%rd1, [k_param_2];
; 	add.s32 	%r3, %r1, 1;
; 	add.s32 	%r4, %r2, 1;
; 	mov.b64 	%rd2, {%r3, %r4};
; 	st.volatile.global.b64 	[%rd1], %rd2;
; 	prmt.b32 	%r5, %r4, 0, 291;
; 	prmt.b32 	%r6, %r3, 0, 291;
; 	mov.b64 	%rd3, {%r5, %r6};
; 	st.volatile.global.b64 	[%rd1], %rd3;
; 	ret;
; }
