; RUN: llc -mcpu=sm_90 --print-after=select
; A pointer that steps through memory that nobody writes loads from it without coherence; one that may come from elsewhere does not.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @steps(ptr addrspace(1) noalias readonly %p, ptr addrspace(1) noalias %q, i64 %stride, i32 %n) {
entry:
  br label %loop
loop:
  %a = phi ptr addrspace(1) [ %p, %entry ], [ %b, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %x = load i32, ptr addrspace(1) %a, align 4
  %t = add i32 %s, %x
  %b = getelementptr i8, ptr addrspace(1) %a, i64 %stride
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  store i32 %t, ptr addrspace(1) %q, align 4
  ret void
}
define ptx_kernel void @changes(ptr addrspace(1) noalias readonly %p, ptr addrspace(1) noalias %q, i64 %stride, i32 %n) {
entry:
  br label %loop
loop:
  %a = phi ptr addrspace(1) [ %p, %entry ], [ %b, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = load i32, ptr addrspace(1) %a, align 4
  %b = getelementptr i8, ptr addrspace(1) %q, i64 %stride
  store i32 %x, ptr addrspace(1) %b, align 4
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; ; *** IR Dump After select on steps ***
;
; {
; 	.reg .pred 	%p<2>;
; 	.reg .b32 	%r<9>;
; 	.reg .b64 	%rd<7>;
;
; 	ld.param.b64 	%rd1, [steps_param_0];
; 	ld.param.b64 	%rd2, [steps_param_1];
; 	ld.param.b64 	%rd3, [steps_param_2];
; 	ld.param.b32 	%r1, [steps_param_3];
; 	mov.b64 	%rd4, %rd1;
; 	mov.b32 	%r2, 0;
; 	mov.b32 	%r3, 0;
; $L_1:
; 	mov.b64 	%rd5, %rd4;
; 	mov.b32 	%r4, %r2;
; 	mov.b32 	%r5, %r3;
; 	ld.global.nc.b32 	%r6, [%rd5];
; 	add.s32 	%r7, %r5, %r6;
; 	add.s64 	%rd6, %rd5, %rd3;
; 	add.s32 	%r8, %r4, 1;
; 	setp.lt.u32 	%p1, %r8, %r1;
; 	mov.b64 	%rd4, %rd6;
; 	mov.b32 	%r2, %r8;
; 	mov.b32 	%r3, %r7;
; 	@%p1 bra 	$L_1;
; 	st.global.b32 	[%rd2], %r7;
; 	ret;
; }
; ; *** IR Dump After select on changes ***
;
; {
; 	.reg .pred 	%p<2>;
; 	.reg .b32 	%r<6>;
; 	.reg .b64 	%rd<7>;
;
; 	ld.param.b64 	%rd1, [changes_param_0];
; 	ld.param.b64 	%rd2, [changes_param_1];
; 	ld.param.b64 	%rd3, [changes_param_2];
; 	ld.param.b32 	%r1, [changes_param_3];
; 	mov.b64 	%rd4, %rd1;
; 	mov.b32 	%r2, 0;
; $L_1:
; 	mov.b64 	%rd5, %rd4;
; 	mov.b32 	%r3, %r2;
; 	ld.global.b32 	%r4, [%rd5];
; 	add.s64 	%rd6, %rd2, %rd3;
; 	st.global.b32 	[%rd6], %r4;
; 	add.s32 	%r5, %r3, 1;
; 	setp.lt.u32 	%p1, %r5, %r1;
; 	mov.b64 	%rd4, %rd6;
; 	mov.b32 	%r2, %r5;
; 	@%p1 bra 	$L_1;
; 	ret;
; }
