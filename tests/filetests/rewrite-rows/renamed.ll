; RUN: llc -mcpu=sm_90 --print-before=rewrite-rows --print-after=rewrite-rows
; Registers that coalescing joined get one name, and the copies between them go: of eight registers of integers three are left.
target triple = "nvptx64-nvidia-cuda"
define i32 @k(i32 %n, i32 %c) {
entry:
  br label %loop
loop:
  %sum = phi i32 [ 0, %entry ], [ %next, %loop ]
  %i = phi i32 [ %c, %entry ], [ %i1, %loop ]
  %next = add i32 %sum, %i
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %done
done:
  ret i32 %next
}
; EXPECT
; ; *** IR Dump Before rewrite-rows on k ***
;
; {
; 	.reg .pred 	%p<2>;
; 	.reg .b32 	%r<9>;
;
; 	ld.param.b32 	%r1, [k_param_0];
; 	ld.param.b32 	%r2, [k_param_1];
; 	mov.b32 	%r3, 0;
; 	mov.b32 	%r4, %r2;
; $L_1:
; 	mov.b32 	%r5, %r3;
; 	mov.b32 	%r6, %r4;
; 	add.s32 	%r7, %r5, %r6;
; 	add.s32 	%r8, %r6, 1;
; 	setp.lt.s32 	%p1, %r8, %r1;
; 	mov.b32 	%r3, %r7;
; 	mov.b32 	%r4, %r8;
; 	@%p1 bra 	$L_1;
; 	st.param.b32 	[func_retval0], %r7;
; 	ret;
; }
; ; *** IR Dump After rewrite-rows on k ***
;
; {
; 	.reg .pred 	%p<2>;
; 	.reg .b32 	%r<4>;
;
; 	ld.param.b32 	%r1, [k_param_0];
; 	ld.param.b32 	%r2, [k_param_1];
; 	mov.b32 	%r3, 0;
; $L_1:
; 	add.s32 	%r3, %r3, %r2;
; 	add.s32 	%r2, %r2, 1;
; 	setp.lt.s32 	%p1, %r2, %r1;
; 	@%p1 bra 	$L_1;
; 	st.param.b32 	[func_retval0], %r3;
; 	ret;
; }
