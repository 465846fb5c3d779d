; RUN: llc -mcpu=sm_90 --print-after=select
; Copies by atomic elements: every element is one relaxed access of the whole system, whatever the alignment would allow; a move
; goes by elements too, and from the end where it must; memory of one thread has plain accesses.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i32)
declare void @llvm.memmove.element.unordered.atomic.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i32)
declare void @llvm.memset.element.unordered.atomic.p1.i64(ptr addrspace(1), i8, i64, i32)
declare void @llvm.memset.element.unordered.atomic.p5.i64(ptr addrspace(5), i8, i64, i32)
define void @unrolled(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(5) %own) {
  call void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) align 16 %p, ptr addrspace(1) align 16 %q, i64 8, i32 4)
  call void @llvm.memmove.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) align 2 %p, ptr addrspace(1) align 2 %q, i64 4, i32 2)
  call void @llvm.memset.element.unordered.atomic.p1.i64(ptr addrspace(1) align 16 %p, i8 7, i64 2, i32 1)
  call void @llvm.memset.element.unordered.atomic.p5.i64(ptr addrspace(5) align 8 %own, i8 7, i64 8, i32 8)
  ret void
}
define void @loops(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n) {
  call void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) align 16 %p, ptr addrspace(1) align 16 %q, i64 %n, i32 8)
  call void @llvm.memmove.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) align 4 %p, ptr addrspace(1) align 4 %q, i64 %n, i32 4)
  call void @llvm.memset.element.unordered.atomic.p1.i64(ptr addrspace(1) align 8 %p, i8 7, i64 %n, i32 2)
  ret void
}
; EXPECT
; ; *** IR Dump After select on unrolled ***
;
; {
; 	.reg .b16 	%rs<3>;
; 	.reg .b32 	%r<3>;
; 	.reg .b64 	%rd<4>;
;
; 	ld.param.b64 	%rd1, [unrolled_param_0];
; 	ld.param.b64 	%rd2, [unrolled_param_1];
; 	ld.param.b64 	%rd3, [unrolled_param_2];
; 	ld.relaxed.sys.global.b32 	%r1, [%rd2];
; 	st.relaxed.sys.global.b32 	[%rd1], %r1;
; 	ld.relaxed.sys.global.b32 	%r2, [%rd2+4];
; 	st.relaxed.sys.global.b32 	[%rd1+4], %r2;
; 	ld.relaxed.sys.global.b16 	%rs1, [%rd2];
; 	ld.relaxed.sys.global.b16 	%rs2, [%rd2+2];
; 	st.relaxed.sys.global.b16 	[%rd1], %rs1;
; 	st.relaxed.sys.global.b16 	[%rd1+2], %rs2;
; 	st.relaxed.sys.global.b8 	[%rd1], 1799;
; 	st.relaxed.sys.global.b8 	[%rd1+1], 1799;
; 	st.local.b64 	[%rd3], 506381209866536711;
; 	ret;
; }
; ; *** IR Dump After select on loops ***
;
; {
; 	.reg .pred 	%p<9>;
; 	.reg .b32 	%r<3>;
; 	.reg .b64 	%rd<16>;
;
; 	ld.param.b64 	%rd1, [loops_param_0];
; 	ld.param.b64 	%rd2, [loops_param_1];
; 	ld.param.b64 	%rd3, [loops_param_2];
; 	setp.eq.b64 	%p1, %rd3, 0;
; 	@%p1 bra 	$L_11;
; 	mov.b64 	%rd4, 0;
; $L_13:
; 	add.s64 	%rd5, %rd2, %rd4;
; 	add.s64 	%rd6, %rd1, %rd4;
; 	ld.relaxed.sys.global.b64 	%rd7, [%rd5];
; 	st.relaxed.sys.global.b64 	[%rd6], %rd7;
; 	add.s64 	%rd4, %rd4, 8;
; 	setp.lt.u64 	%p2, %rd4, %rd3;
; 	@%p2 bra 	$L_13;
; $L_11:
; 	setp.eq.b64 	%p3, %rd3, 0;
; 	setp.gt.u64 	%p4, %rd1, %rd2;
; 	@%p3 bra 	$L_4;
; 	@%p4 bra 	$L_6;
; 	mov.b64 	%rd8, 0;
; $L_8:
; 	add.s64 	%rd9, %rd2, %rd8;
; 	add.s64 	%rd10, %rd1, %rd8;
; 	ld.relaxed.sys.global.b32 	%r1, [%rd9];
; 	st.relaxed.sys.global.b32 	[%rd10], %r1;
; 	add.s64 	%rd8, %rd8, 4;
; 	setp.lt.u64 	%p5, %rd8, %rd3;
; 	@%p5 bra 	$L_8;
; 	bra.uni 	$L_4;
; $L_6:
; 	mov.b64 	%rd11, %rd3;
; $L_10:
; 	add.s64 	%rd11, %rd11, -4;
; 	add.s64 	%rd12, %rd2, %rd11;
; 	add.s64 	%rd13, %rd1, %rd11;
; 	ld.relaxed.sys.global.b32 	%r2, [%rd12];
; 	st.relaxed.sys.global.b32 	[%rd13], %r2;
; 	setp.ne.b64 	%p6, %rd11, 0;
; 	@%p6 bra 	$L_10;
; $L_4:
; 	mov.b64 	%rd14, 0;
; 	setp.ge.u64 	%p7, %rd14, %rd3;
; 	@%p7 bra 	$L_1;
; $L_3:
; 	add.s64 	%rd15, %rd1, %rd14;
; 	st.relaxed.sys.global.b16 	[%rd15], 1799;
; 	add.s64 	%rd14, %rd14, 2;
; 	setp.lt.u64 	%p8, %rd14, %rd3;
; 	@%p8 bra 	$L_3;
; $L_1:
; 	ret;
; }
