; RUN: llc -mcpu=sm_90 --print-after=select
; An operation whose result nobody reads is red; what PTX has no operation for is a loop around cas; order and scope are printed.
target triple = "nvptx64-nvidia-cuda"
define i32 @k(ptr addrspace(1) %p, i32 %v, float %x) {
  %unread = atomicrmw add ptr addrspace(1) %p, i32 %v syncscope("device") monotonic, align 4
  %old = atomicrmw nand ptr addrspace(1) %p, i32 %v acq_rel, align 4
  %f = atomicrmw fadd ptr addrspace(1) %p, float %x syncscope("block") acquire, align 4
  %pair = cmpxchg ptr addrspace(1) %p, i32 %old, i32 %v monotonic monotonic, align 4
  %r = extractvalue { i32, i1 } %pair, 0
  ret i32 %r
}
; EXPECT
; ; *** IR Dump After select on k ***
;
; {
; 	.reg .pred 	%p<3>;
; 	.reg .b32 	%r<11>;
; 	.reg .b64 	%rd<2>;
;
; 	ld.param.b64 	%rd1, [k_param_0];
; 	ld.param.b32 	%r1, [k_param_1];
; 	ld.param.b32 	%r2, [k_param_2];
; 	atom.relaxed.gpu.global.add.u32 	%r3, [%rd1], %r1;
; 	ld.global.b32 	%r4, [%rd1];
; $L_1:
; 	and.b32 	%r5, %r4, %r1;
; 	not.b32 	%r6, %r5;
; 	atom.acq_rel.sys.global.cas.b32 	%r7, [%rd1], %r4, %r6;
; 	setp.ne.b32 	%p1, %r7, %r4;
; 	mov.b32 	%r4, %r7;
; 	@%p1 bra 	$L_1;
; 	mov.b32 	%r8, %r4;
; 	atom.acquire.cta.global.add.f32 	%r9, [%rd1], %r2;
; 	atom.relaxed.sys.global.cas.b32 	%r10, [%rd1], %r8, %r1;
; 	setp.eq.b32 	%p2, %r10, %r8;
; 	st.param.b32 	[func_retval0], %r10;
; 	ret;
; }
