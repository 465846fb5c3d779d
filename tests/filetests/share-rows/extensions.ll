; RUN: llc -mcpu=sm_90 --print-after=share-rows,dead-rows
; The index is extended and scaled once for two bases: selection made both, the second reads what the first one wrote, and what nobody
; reads any more is dead.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %i) {
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %q = getelementptr float, ptr addrspace(1) %b, i32 %i
  %v = load float, ptr addrspace(1) %p
  store float %v, ptr addrspace(1) %q
  ret void
}
; EXPECT
; ; *** IR Dump After share-rows on k ***
;
; {
; 	.reg .b32 	%r<3>;
; 	.reg .b64 	%rd<7>;
;
; 	ld.param.b64 	%rd1, [k_param_0];
; 	ld.param.b64 	%rd2, [k_param_1];
; 	ld.param.b32 	%r1, [k_param_2];
; 	mul.wide.s32 	%rd3, %r1, 4;
; 	add.s64 	%rd4, %rd1, %rd3;
; 	mul.wide.s32 	%rd5, %r1, 4;
; 	add.s64 	%rd6, %rd2, %rd3;
; 	ld.global.b32 	%r2, [%rd4];
; 	st.global.b32 	[%rd6], %r2;
; 	ret;
; }
; ; *** IR Dump After dead-rows on k ***
;
; {
; 	.reg .b32 	%r<3>;
; 	.reg .b64 	%rd<6>;
;
; 	ld.param.b64 	%rd1, [k_param_0];
; 	ld.param.b64 	%rd2, [k_param_1];
; 	ld.param.b32 	%r1, [k_param_2];
; 	mul.wide.s32 	%rd3, %r1, 4;
; 	add.s64 	%rd4, %rd1, %rd3;
; 	add.s64 	%rd5, %rd2, %rd3;
; 	ld.global.b32 	%r2, [%rd4];
; 	st.global.b32 	[%rd5], %r2;
; 	ret;
; }
