; RUN: llc -mcpu=sm_90 --print-after=select
; A comparison is made where its branch is, with the sense that lets control fall through; a dense switch is a table of targets; each
; phi has a register that its predecessors write and a copy at the head of its block.
target triple = "nvptx64-nvidia-cuda"
define i32 @k(i32 %a, i32 %b) {
entry:
  %c = icmp slt i32 %a, %b
  br i1 %c, label %table, label %out
table:
  switch i32 %b, label %out [ i32 0, label %zero
    i32 1, label %one
    i32 2, label %two
    i32 3, label %one ]
zero:
  br label %out
one:
  br label %out
two:
  br label %out
out:
  %r = phi i32 [ %a, %entry ], [ 5, %table ], [ 6, %zero ], [ 7, %one ], [ %b, %two ]
  ret i32 %r
}
; EXPECT
; ; *** IR Dump After select on k ***
;
; {
; 	.reg .pred 	%p<3>;
; 	.reg .b32 	%r<5>;
;
; 	ld.param.b32 	%r1, [k_param_0];
; 	ld.param.b32 	%r2, [k_param_1];
; 	setp.lt.s32 	%p1, %r1, %r2;
; 	mov.b32 	%r3, %r1;
; 	@!%p1 bra 	$L_5;
; 	mov.b32 	%r3, 5;
; 	setp.gt.u32 	%p2, %r2, 3;
; 	@%p2 bra 	$L_5;
; $L_brx_0: .branchtargets
; 	$L_2, $L_3, $L_4, $L_3;
; 	brx.idx 	%r2, $L_brx_0;
; $L_2:
; 	mov.b32 	%r3, 6;
; 	bra.uni 	$L_5;
; $L_4:
; 	mov.b32 	%r3, %r2;
; 	bra.uni 	$L_5;
; $L_3:
; 	mov.b32 	%r3, 7;
; $L_5:
; 	mov.b32 	%r4, %r3;
; 	st.param.b32 	[func_retval0], %r4;
; 	ret;
; }
