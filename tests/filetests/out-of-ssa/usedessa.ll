; RUN: llc -mcpu=sm_90 -usedessa --print-after=out-of-ssa
; One register per phi: the copies of the back edge are put in sequence, the cycle of the exchange broken by one register more.
target triple = "nvptx64-nvidia-cuda"
define i32 @k(i32 %a, i32 %b, i32 %n) {
entry:
  br label %loop
loop:
  %x = phi i32 [ %a, %entry ], [ %y, %loop ]
  %y = phi i32 [ %b, %entry ], [ %x, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  %r = sub i32 %x, %y
  ret i32 %r
}
; EXPECT
; ; *** IR Dump After out-of-ssa on k ***
;
; {
; 	.reg .pred 	%p<2>;
; 	.reg .b32 	%r<10>;
;
; 	ld.param.b32 	%r1, [k_param_0];
; 	ld.param.b32 	%r2, [k_param_1];
; 	ld.param.b32 	%r3, [k_param_2];
; 	mov.b32 	%r4, %r2;
; 	mov.b32 	%r5, %r1;
; 	mov.b32 	%r6, 0;
; $L_1:
; 	add.s32 	%r7, %r6, 1;
; 	setp.lt.s32 	%p1, %r7, %r3;
; 	@%p1 bra 	$L_3;
; 	sub.s32 	%r8, %r5, %r4;
; 	st.param.b32 	[func_retval0], %r8;
; 	ret;
; $L_3:
; 	mov.b32 	%r6, %r7;
; 	mov.b32 	%r9, %r4;
; 	mov.b32 	%r4, %r5;
; 	mov.b32 	%r5, %r9;
; 	bra.uni 	$L_1;
; }
