; RUN: llc -mcpu=sm_90 --print-after=rewrite-rows
; The phi is read after the loop, where its next value is live too: the copy between them stays.
target triple = "nvptx64-nvidia-cuda"
define i32 @k(i32 %a, i32 %n) {
entry:
  br label %loop
loop:
  %x = phi i32 [ %a, %entry ], [ %next, %loop ]
  %next = add i32 %x, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %done
done:
  %r = mul i32 %x, 3
  ret i32 %r
}
; EXPECT
; ; *** IR Dump After rewrite-rows on k ***
;
; {
; 	.reg .pred 	%p<2>;
; 	.reg .b32 	%r<5>;
;
; 	ld.param.b32 	%r1, [k_param_0];
; 	ld.param.b32 	%r2, [k_param_1];
; $L_1:
; 	mov.b32 	%r3, %r1;
; 	add.s32 	%r1, %r3, 1;
; 	setp.lt.s32 	%p1, %r1, %r2;
; 	@%p1 bra 	$L_1;
; 	mul.lo.s32 	%r4, %r3, 3;
; 	st.param.b32 	[func_retval0], %r4;
; 	ret;
; }
