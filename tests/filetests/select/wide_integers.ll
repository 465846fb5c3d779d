; RUN: llc --print-after=select
; Sums and differences are chains of carries, a comparison is the borrow of a difference, a product is rows of `mad.lo.cc` and
; `madc.hi`. Limbs that are zero take no rows.
define i256 @sum(i256 %a, i256 %b) {
  %r = add i256 %a, %b
  ret i256 %r
}
define i200 @difference(i200 %a) {
  %r = sub i200 %a, 340282366920938463463374607431768211456
  ret i200 %r
}
define i1 @less(i192 %a, i192 %b) {
  %r = icmp slt i192 %a, %b
  ret i1 %r
}
define i160 @product(i160 %a, i160 %b) {
  %r = mul i160 %a, %b
  ret i160 %r
}
define i256 @widened(i64 %a, i128 %b) {
  %x = zext i64 %a to i256
  %y = zext i128 %b to i256
  %r = mul i256 %x, %y
  ret i256 %r
}
define i192 @shifted(i192 %a, i192 %n) {
  %x = lshr i192 %a, 36
  %r = shl i192 %x, %n
  ret i192 %r
}
; EXPECT
; ; *** IR Dump After select on sum ***
;
; {
; 	.reg .b64 	%rd<13>;
;
; 	ld.param.v2.b64 	{%rd1, %rd2}, [sum_param_0];
; 	ld.param.v2.b64 	{%rd3, %rd4}, [sum_param_0+16];
; 	ld.param.v2.b64 	{%rd5, %rd6}, [sum_param_1];
; 	ld.param.v2.b64 	{%rd7, %rd8}, [sum_param_1+16];
; 	add.cc.s64 	%rd9, %rd1, %rd5;
; 	addc.cc.s64 	%rd10, %rd2, %rd6;
; 	addc.cc.s64 	%rd11, %rd3, %rd7;
; 	addc.s64 	%rd12, %rd4, %rd8;
; 	st.param.v2.b64 	[func_retval0], {%rd9, %rd10};
; 	st.param.v2.b64 	[func_retval0+16], {%rd11, %rd12};
; 	ret;
; }
; ; *** IR Dump After select on difference ***
;
; {
; 	.reg .b64 	%rd<9>;
;
; 	ld.param.v2.b64 	{%rd1, %rd2}, [difference_param_0];
; 	ld.param.b64 	%rd3, [difference_param_0+16];
; 	ld.param.b8 	%rd4, [difference_param_0+24];
; 	mov.b64 	%rd5, %rd1;
; 	mov.b64 	%rd6, %rd2;
; 	sub.cc.s64 	%rd7, %rd3, 1;
; 	subc.s64 	%rd8, %rd4, 0;
; 	st.param.v2.b64 	[func_retval0], {%rd5, %rd6};
; 	st.param.b64 	[func_retval0+16], %rd7;
; 	st.param.b8 	[func_retval0+24], %rd8;
; 	ret;
; }
; ; *** IR Dump After select on less ***
;
; {
; 	.reg .pred 	%p<3>;
; 	.reg .b32 	%r<4>;
; 	.reg .b64 	%rd<12>;
;
; 	ld.param.v2.b64 	{%rd1, %rd2}, [less_param_0];
; 	ld.param.b64 	%rd3, [less_param_0+16];
; 	ld.param.v2.b64 	{%rd4, %rd5}, [less_param_1];
; 	ld.param.b64 	%rd6, [less_param_1+16];
; 	mov.b32 	%r1, 0;
; 	xor.b64 	%rd7, %rd3, -9223372036854775808;
; 	xor.b64 	%rd8, %rd6, -9223372036854775808;
; 	sub.cc.s64 	%rd9, %rd1, %rd4;
; 	subc.cc.s64 	%rd10, %rd2, %rd5;
; 	subc.cc.s64 	%rd11, %rd7, %rd8;
; 	subc.s32 	%r2, %r1, 0;
; 	setp.ne.b32 	%p1, %r2, 0;
; 	mov.pred 	%p2, %p1;
; 	selp.b32 	%r3, 1, 0, %p2;
; 	st.param.b32 	[func_retval0], %r3;
; 	ret;
; }
; ; *** IR Dump After select on product ***
;
; {
; 	.reg .b32 	%r<43>;
; 	.reg .b64 	%rd<10>;
;
; 	ld.param.v2.b64 	{%rd1, %rd2}, [product_param_0];
; 	ld.param.b32 	%rd3, [product_param_0+16];
; 	ld.param.v2.b64 	{%rd4, %rd5}, [product_param_1];
; 	ld.param.b32 	%rd6, [product_param_1+16];
; 	mov.b32 	%r1, 0;
; 	mov.b64 	{%r2, %r3}, %rd1;
; 	mov.b64 	{%r4, %r5}, %rd2;
; 	mov.b64 	{%r6, %r7}, %rd3;
; 	mov.b64 	{%r8, %r9}, %rd4;
; 	mov.b64 	{%r10, %r11}, %rd5;
; 	mov.b64 	{%r12, %r13}, %rd6;
; 	mul.lo.u32 	%r14, %r2, %r8;
; 	mul.hi.u32 	%r15, %r2, %r8;
; 	mul.lo.u32 	%r16, %r4, %r8;
; 	mul.hi.u32 	%r17, %r4, %r8;
; 	mul.lo.u32 	%r18, %r6, %r8;
; 	mul.lo.u32 	%r19, %r3, %r8;
; 	mul.hi.u32 	%r20, %r3, %r8;
; 	mul.lo.u32 	%r21, %r5, %r8;
; 	mul.hi.u32 	%r22, %r5, %r8;
; 	mad.lo.cc.u32 	%r23, %r3, %r9, %r16;
; 	madc.hi.cc.u32 	%r24, %r3, %r9, %r17;
; 	madc.lo.u32 	%r25, %r5, %r9, %r18;
; 	mad.lo.cc.u32 	%r26, %r2, %r9, %r19;
; 	madc.hi.cc.u32 	%r27, %r2, %r9, %r20;
; 	madc.lo.cc.u32 	%r28, %r4, %r9, %r21;
; 	madc.hi.u32 	%r29, %r4, %r9, %r22;
; 	mad.lo.cc.u32 	%r30, %r2, %r10, %r23;
; 	madc.hi.cc.u32 	%r31, %r2, %r10, %r24;
; 	madc.lo.u32 	%r32, %r4, %r10, %r25;
; 	mad.lo.cc.u32 	%r33, %r3, %r10, %r28;
; 	madc.hi.u32 	%r34, %r3, %r10, %r29;
; 	mad.lo.u32 	%r35, %r3, %r11, %r32;
; 	mad.lo.cc.u32 	%r36, %r2, %r11, %r33;
; 	madc.hi.u32 	%r37, %r2, %r11, %r34;
; 	mad.lo.u32 	%r38, %r2, %r12, %r35;
; 	add.cc.s32 	%r39, %r15, %r26;
; 	addc.cc.s32 	%r40, %r30, %r27;
; 	addc.cc.s32 	%r41, %r31, %r36;
; 	addc.s32 	%r42, %r38, %r37;
; 	mov.b64 	%rd7, {%r14, %r39};
; 	mov.b64 	%rd8, {%r40, %r41};
; 	mov.b64 	%rd9, {%r42, %r1};
; 	st.param.v2.b64 	[func_retval0], {%rd7, %rd8};
; 	st.param.b32 	[func_retval0+16], %rd9;
; 	ret;
; }
; ; *** IR Dump After select on widened ***
;
; {
; 	.reg .b32 	%r<34>;
; 	.reg .b64 	%rd<16>;
;
; 	ld.param.b64 	%rd1, [widened_param_0];
; 	ld.param.v2.b64 	{%rd2, %rd3}, [widened_param_1];
; 	mov.b32 	%r1, 0;
; 	mov.b64 	%rd4, %rd1;
; 	mov.b64 	%rd5, 0;
; 	mov.b64 	%rd6, 0;
; 	mov.b64 	%rd7, 0;
; 	mov.b64 	%rd8, %rd2;
; 	mov.b64 	%rd9, %rd3;
; 	mov.b64 	%rd10, 0;
; 	mov.b64 	%rd11, 0;
; 	mov.b64 	{%r2, %r3}, %rd4;
; 	mov.b64 	{%r4, %r5}, %rd8;
; 	mov.b64 	{%r6, %r7}, %rd9;
; 	mul.lo.u32 	%r8, %r2, %r4;
; 	mul.hi.u32 	%r9, %r2, %r4;
; 	mul.lo.u32 	%r10, %r3, %r4;
; 	mul.hi.u32 	%r11, %r3, %r4;
; 	mul.lo.u32 	%r12, %r3, %r5;
; 	mul.hi.u32 	%r13, %r3, %r5;
; 	mad.lo.cc.u32 	%r14, %r2, %r5, %r10;
; 	madc.hi.cc.u32 	%r15, %r2, %r5, %r11;
; 	addc.s32 	%r16, %r1, 0;
; 	mad.lo.cc.u32 	%r17, %r2, %r6, %r12;
; 	madc.hi.cc.u32 	%r18, %r2, %r6, %r13;
; 	addc.s32 	%r19, %r1, 0;
; 	mad.lo.cc.u32 	%r20, %r3, %r6, %r16;
; 	madc.hi.u32 	%r21, %r3, %r6, %r1;
; 	mad.lo.cc.u32 	%r22, %r3, %r7, %r19;
; 	madc.hi.u32 	%r23, %r3, %r7, %r1;
; 	mad.lo.cc.u32 	%r24, %r2, %r7, %r20;
; 	madc.hi.cc.u32 	%r25, %r2, %r7, %r21;
; 	addc.s32 	%r26, %r1, 0;
; 	add.cc.s32 	%r27, %r9, %r14;
; 	addc.cc.s32 	%r28, %r17, %r15;
; 	addc.cc.s32 	%r29, %r18, %r24;
; 	addc.cc.s32 	%r30, %r22, %r25;
; 	addc.cc.s32 	%r31, %r23, %r26;
; 	addc.cc.s32 	%r32, %r1, 0;
; 	addc.s32 	%r33, %r1, 0;
; 	mov.b64 	%rd12, {%r8, %r27};
; 	mov.b64 	%rd13, {%r28, %r29};
; 	mov.b64 	%rd14, {%r30, %r31};
; 	mov.b64 	%rd15, {%r32, %r33};
; 	st.param.v2.b64 	[func_retval0], {%rd12, %rd13};
; 	st.param.v2.b64 	[func_retval0+16], {%rd14, %rd15};
; 	ret;
; }
; ; *** IR Dump After select on shifted ***
;
; {
; 	.reg .pred 	%p<4>;
; 	.reg .b32 	%r<47>;
; 	.reg .b64 	%rd<13>;
;
; 	ld.param.v2.b64 	{%rd1, %rd2}, [shifted_param_0];
; 	ld.param.b64 	%rd3, [shifted_param_0+16];
; 	ld.param.v2.b64 	{%rd4, %rd5}, [shifted_param_1];
; 	ld.param.b64 	%rd6, [shifted_param_1+16];
; 	mov.b32 	%r1, 0;
; 	mov.b64 	{%r2, %r3}, %rd1;
; 	mov.b64 	{%r4, %r5}, %rd2;
; 	mov.b64 	{%r6, %r7}, %rd3;
; 	shf.r.wrap.b32 	%r8, %r3, %r4, 4;
; 	shf.r.wrap.b32 	%r9, %r4, %r5, 4;
; 	shf.r.wrap.b32 	%r10, %r5, %r6, 4;
; 	shf.r.wrap.b32 	%r11, %r6, %r7, 4;
; 	shf.r.wrap.b32 	%r12, %r7, %r1, 4;
; 	mov.b64 	%rd7, {%r8, %r9};
; 	mov.b64 	%rd8, {%r10, %r11};
; 	mov.b64 	%rd9, {%r12, %r1};
; 	cvt.u32.u64 	%r13, %rd4;
; 	mov.b64 	{%r14, %r15}, %rd7;
; 	mov.b64 	{%r16, %r17}, %rd8;
; 	mov.b64 	{%r18, %r19}, %rd9;
; 	and.b32 	%r20, %r13, 32;
; 	setp.ne.b32 	%p1, %r20, 0;
; 	selp.b32 	%r21, 0, %r14, %p1;
; 	selp.b32 	%r22, %r14, %r15, %p1;
; 	selp.b32 	%r23, %r15, %r16, %p1;
; 	selp.b32 	%r24, %r16, %r17, %p1;
; 	selp.b32 	%r25, %r17, %r18, %p1;
; 	selp.b32 	%r26, %r18, %r19, %p1;
; 	and.b32 	%r27, %r13, 64;
; 	setp.ne.b32 	%p2, %r27, 0;
; 	selp.b32 	%r28, 0, %r21, %p2;
; 	selp.b32 	%r29, 0, %r22, %p2;
; 	selp.b32 	%r30, %r21, %r23, %p2;
; 	selp.b32 	%r31, %r22, %r24, %p2;
; 	selp.b32 	%r32, %r23, %r25, %p2;
; 	selp.b32 	%r33, %r24, %r26, %p2;
; 	and.b32 	%r34, %r13, 128;
; 	setp.ne.b32 	%p3, %r34, 0;
; 	selp.b32 	%r35, 0, %r28, %p3;
; 	selp.b32 	%r36, 0, %r29, %p3;
; 	selp.b32 	%r37, 0, %r30, %p3;
; 	selp.b32 	%r38, 0, %r31, %p3;
; 	selp.b32 	%r39, %r28, %r32, %p3;
; 	selp.b32 	%r40, %r29, %r33, %p3;
; 	shf.l.wrap.b32 	%r41, %r1, %r35, %r13;
; 	shf.l.wrap.b32 	%r42, %r35, %r36, %r13;
; 	shf.l.wrap.b32 	%r43, %r36, %r37, %r13;
; 	shf.l.wrap.b32 	%r44, %r37, %r38, %r13;
; 	shf.l.wrap.b32 	%r45, %r38, %r39, %r13;
; 	shf.l.wrap.b32 	%r46, %r39, %r40, %r13;
; 	mov.b64 	%rd10, {%r41, %r42};
; 	mov.b64 	%rd11, {%r43, %r44};
; 	mov.b64 	%rd12, {%r45, %r46};
; 	st.param.v2.b64 	[func_retval0], {%rd10, %rd11};
; 	st.param.b64 	[func_retval0+16], %rd12;
; 	ret;
; }
