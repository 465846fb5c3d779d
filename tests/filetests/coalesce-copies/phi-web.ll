; RUN: llc -mcpu=sm_90 --print-after=rewrite-rows
; All copies of the phis of a loop nest join: each of the two counters is one register, whatever it passes through.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %sum = phi i32 [ 0, %entry ], [ %s1, %next ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]
  %s = phi i32 [ %sum, %outer ], [ %s1, %inner ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %j
  %v = load i32, ptr addrspace(1) %a
  %s1 = add i32 %s, %v
  %j1 = add i32 %j, 1
  %c = icmp slt i32 %j1, %i
  br i1 %c, label %inner, label %next
next:
  %i1 = add i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %outer, label %done
done:
  store i32 %s1, ptr addrspace(1) %p
  ret void
}
; EXPECT
; ; *** IR Dump After rewrite-rows on k ***
;
; {
; 	.reg .pred 	%p<3>;
; 	.reg .b32 	%r<6>;
; 	.reg .b64 	%rd<4>;
;
; 	ld.param.b64 	%rd1, [k_param_0];
; 	ld.param.b32 	%r1, [k_param_1];
; 	mov.b32 	%r2, 0;
; 	mov.b32 	%r3, 0;
; $L_1:
; 	mov.b32 	%r4, 0;
; $L_2:
; 	mul.wide.s32 	%rd2, %r4, 4;
; 	add.s64 	%rd3, %rd1, %rd2;
; 	ld.global.b32 	%r5, [%rd3];
; 	add.s32 	%r3, %r3, %r5;
; 	add.s32 	%r4, %r4, 1;
; 	setp.lt.s32 	%p1, %r4, %r2;
; 	@%p1 bra 	$L_2;
; 	add.s32 	%r2, %r2, 1;
; 	setp.lt.s32 	%p2, %r2, %r1;
; 	@%p2 bra 	$L_1;
; 	st.global.b32 	[%rd1], %r3;
; 	ret;
; }
