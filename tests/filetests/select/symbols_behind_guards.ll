; RUN: llc --print-after=select
; The address of a symbol is made behind the tests that end the function early, if nothing before them uses it.
target triple = "nvptx64-nvidia-cuda"
@s = external addrspace(3) global [64 x i32], align 4
@t = external addrspace(1) global [64 x i32], align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @behind(i32 %n, i64 %m) {
entry:
  %t = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, %n
  br i1 %c, label %body, label %end
body:
  %a = getelementptr i32, ptr addrspace(3) @s, i64 %m
  %v = load i32, ptr addrspace(3) %a
  %d = icmp eq i32 %v, 0
  br i1 %d, label %end, label %more
more:
  %b = getelementptr i32, ptr addrspace(1) @t, i64 %m
  store i32 %v, ptr addrspace(1) %b
  br label %end
end:
  ret void
}

; One side does not end the function.
define ptx_kernel void @both_sides(i32 %n, i64 %m) {
entry:
  %t = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, %n
  br i1 %c, label %body, label %other
body:
  %a = getelementptr i32, ptr addrspace(3) @s, i64 %m
  store i32 1, ptr addrspace(3) %a
  br label %end
other:
  %b = getelementptr i32, ptr addrspace(3) @s, i64 %m
  store i32 2, ptr addrspace(3) %b
  br label %end
end:
  ret void
}

; The test itself uses it, and a loop comes back behind it.
define ptx_kernel void @before(i32 %n, i64 %m) {
entry:
  %a = getelementptr i32, ptr addrspace(3) @s, i64 %m
  %v = load i32, ptr addrspace(3) %a
  %c = icmp slt i32 %v, %n
  br i1 %c, label %body, label %end
body:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %b = getelementptr i32, ptr addrspace(1) @t, i64 %i
  store i32 2, ptr addrspace(1) %b
  %i1 = add i64 %i, 3
  %d = icmp ult i64 %i1, %m
  br i1 %d, label %body, label %end
end:
  ret void
}
; EXPECT
; ; *** IR Dump After select on behind ***
;
; {
; 	.reg .pred 	%p<3>;
; 	.reg .b32 	%r<4>;
; 	.reg .b64 	%rd<8>;
;
; 	ld.param.b32 	%r1, [behind_param_0];
; 	ld.param.b64 	%rd1, [behind_param_1];
; 	mov.u32 	%r2, %tid.x;
; 	setp.lt.s32 	%p1, %r2, %r1;
; 	@!%p1 bra 	$L_3;
; 	mov.b64 	%rd2, s;
; 	shl.b64 	%rd3, %rd1, 2;
; 	add.s64 	%rd4, %rd2, %rd3;
; 	ld.shared.b32 	%r3, [%rd4];
; 	setp.eq.b32 	%p2, %r3, 0;
; 	@%p2 bra 	$L_3;
; 	mov.b64 	%rd5, t;
; 	shl.b64 	%rd6, %rd1, 2;
; 	add.s64 	%rd7, %rd5, %rd6;
; 	st.global.b32 	[%rd7], %r3;
; $L_3:
; 	ret;
; }
; ; *** IR Dump After select on both_sides ***
;
; {
; 	.reg .pred 	%p<2>;
; 	.reg .b32 	%r<4>;
; 	.reg .b64 	%rd<5>;
;
; 	ld.param.b32 	%r1, [both_sides_param_0];
; 	ld.param.b64 	%rd1, [both_sides_param_1];
; 	mov.b64 	%rd2, s;
; 	mov.u32 	%r2, %tid.x;
; 	setp.lt.s32 	%p1, %r2, %r1;
; 	shl.b64 	%rd3, %rd1, 2;
; 	add.s64 	%rd4, %rd2, %rd3;
; 	selp.b32 	%r3, 1, 2, %p1;
; 	st.shared.b32 	[%rd4], %r3;
; 	ret;
; }
; ; *** IR Dump After select on before ***
;
; {
; 	.reg .pred 	%p<3>;
; 	.reg .b32 	%r<3>;
; 	.reg .b64 	%rd<11>;
;
; 	ld.param.b32 	%r1, [before_param_0];
; 	ld.param.b64 	%rd1, [before_param_1];
; 	mov.b64 	%rd2, t;
; 	mov.b64 	%rd3, s;
; 	shl.b64 	%rd4, %rd1, 2;
; 	add.s64 	%rd5, %rd3, %rd4;
; 	ld.shared.b32 	%r2, [%rd5];
; 	setp.lt.s32 	%p1, %r2, %r1;
; 	mov.b64 	%rd6, 0;
; 	@!%p1 bra 	$L_2;
; $L_1:
; 	mov.b64 	%rd7, %rd6;
; 	shl.b64 	%rd8, %rd7, 2;
; 	add.s64 	%rd9, %rd2, %rd8;
; 	st.global.b32 	[%rd9], 2;
; 	add.s64 	%rd10, %rd7, 3;
; 	setp.lt.u64 	%p2, %rd10, %rd1;
; 	mov.b64 	%rd6, %rd10;
; 	@%p2 bra 	$L_1;
; $L_2:
; 	ret;
; }
