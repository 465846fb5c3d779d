; RUN: llc -mcpu=sm_90 --print-after=rewrite-rows
; Two phis exchange their values in each iteration. Both are live at the end of the loop, so copies stay: three, through a third
; register, which is what an exchange takes.
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
; ; *** IR Dump After rewrite-rows on k ***
;
; {
; 	.reg .pred 	%p<2>;
; 	.reg .b32 	%r<7>;
;
; 	ld.param.b32 	%r1, [k_param_0];
; 	ld.param.b32 	%r2, [k_param_1];
; 	ld.param.b32 	%r3, [k_param_2];
; 	mov.b32 	%r4, 0;
; $L_1:
; 	mov.b32 	%r5, %r1;
; 	mov.b32 	%r1, %r2;
; 	add.s32 	%r4, %r4, 1;
; 	setp.lt.s32 	%p1, %r4, %r3;
; 	mov.b32 	%r2, %r5;
; 	@%p1 bra 	$L_1;
; 	sub.s32 	%r6, %r5, %r1;
; 	st.param.b32 	[func_retval0], %r6;
; 	ret;
; }
