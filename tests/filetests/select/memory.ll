; RUN: llc -mcpu=sm_90 --print-after=select
; Accesses name the state space of their pointer; constants of an address stay in the brackets; a volatile or atomic access says so;
; a load that nothing in the kernel writes to is ld.global.nc.
target triple = "nvptx64-nvidia-cuda"
@shared = addrspace(3) global [32 x i32] undef
@table = addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
define ptx_kernel void @k(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out, ptr addrspace(5) %own, ptr %any, i32 %i) {
  %a = getelementptr i32, ptr addrspace(1) %in, i64 5
  %v = load i32, ptr addrspace(1) %a
  %s = getelementptr [32 x i32], ptr addrspace(3) @shared, i32 0, i32 %i
  store i32 %v, ptr addrspace(3) %s
  %c = getelementptr [4 x i32], ptr addrspace(4) @table, i32 0, i32 2
  %t = load i32, ptr addrspace(4) %c
  store volatile i32 %t, ptr addrspace(5) %own
  %g = load i8, ptr %any
  %e = sext i8 %g to i32
  store atomic i32 %e, ptr addrspace(1) %out syncscope("device") release, align 4
  ret void
}
; EXPECT
; ; *** IR Dump After select on k ***
;
; {
; 	.reg .b32 	%r<4>;
; 	.reg .b64 	%rd<9>;
;
; 	ld.param.b64 	%rd1, [k_param_0];
; 	ld.param.b64 	%rd2, [k_param_1];
; 	ld.param.b64 	%rd3, [k_param_2];
; 	ld.param.b64 	%rd4, [k_param_3];
; 	ld.param.b32 	%r1, [k_param_4];
; 	mov.b64 	%rd5, shared;
; 	cvta.to.global.u64 	%rd6, %rd4;
; 	ld.global.nc.b32 	%r2, [%rd1+20];
; 	mul.wide.s32 	%rd7, %r1, 4;
; 	add.s64 	%rd8, %rd5, %rd7;
; 	st.shared.b32 	[%rd8], %r2;
; 	st.local.b32 	[%rd3], 3;
; 	ld.global.s8 	%r3, [%rd6];
; 	st.release.gpu.global.b32 	[%rd2], %r3;
; 	ret;
; }
