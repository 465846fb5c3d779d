; RUN: llc -O0 -mcpu=sm_90 --print-after=dead-rows,rewrite-rows
; The constant is in a register that is read after the loop and is the first value of a phi that changes. The copy to the phi cannot
; join, so it becomes a load of the constant.
target triple = "nvptx64-nvidia-cuda"
define i32 @k(i32 %n) {
entry:
  br label %before
before:
  %k = phi i32 [ 1000, %entry ]
  br label %loop
loop:
  %x = phi i32 [ %k, %before ], [ %x1, %loop ]
  %x1 = mul i32 %x, 3
  %c = icmp slt i32 %x1, %n
  br i1 %c, label %loop, label %done
done:
  %r = sub i32 %x1, %k
  ret i32 %r
}
; EXPECT
; ; *** IR Dump After dead-rows on k ***
;
; {
; 	.reg .pred 	%p<2>;
; 	.reg .b32 	%r<8>;
;
; 	ld.param.b32 	%r1, [k_param_0];
; 	mov.b32 	%r2, 1000;
; 	mov.b32 	%r3, %r2;
; 	mov.b32 	%r4, %r3;
; $L_2:
; 	mov.b32 	%r5, %r4;
; 	mul.lo.s32 	%r6, %r5, 3;
; 	setp.lt.s32 	%p1, %r6, %r1;
; 	mov.b32 	%r4, %r6;
; 	@%p1 bra 	$L_2;
; 	sub.s32 	%r7, %r6, %r3;
; 	st.param.b32 	[func_retval0], %r7;
; 	ret;
; }
; ; *** IR Dump After rewrite-rows on k ***
;
; {
; 	.reg .pred 	%p<2>;
; 	.reg .b32 	%r<5>;
;
; 	ld.param.b32 	%r1, [k_param_0];
; 	mov.b32 	%r2, 1000;
; 	mov.b32 	%r3, 1000;
; $L_2:
; 	mul.lo.s32 	%r3, %r3, 3;
; 	setp.lt.s32 	%p1, %r3, %r1;
; 	@%p1 bra 	$L_2;
; 	sub.s32 	%r4, %r3, %r2;
; 	st.param.b32 	[func_retval0], %r4;
; 	ret;
; }
