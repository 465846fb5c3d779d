; RUN: llc -O0 -mcpu=sm_90 --print-after=select
; Addresses in an array of which a launch says how long it is, as constants.
target triple = "nvptx64-nvidia-cuda"

@dynamic = external addrspace(3) global [0 x i32], align 4
@pairs = external addrspace(3) global [0 x { i8, [2 x i16] }], align 4

define ptx_kernel void @behind_the_end(ptr addrspace(1) %out) {
  store float 2.1e+01, ptr addrspace(3) getelementptr inbounds ([0 x i32], ptr addrspace(3) @dynamic, i64 0, i64 10), align 4
  store i16 1, ptr addrspace(3) getelementptr ([0 x { i8, [2 x i16] }], ptr addrspace(3) @pairs, i64 0, i64 3, i32 1, i64 1), align 2
  %generic = load i32, ptr getelementptr ([0 x i32], ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), i64 1, i64 -2), align 4
  store i32 %generic, ptr addrspace(1) %out, align 4
  ret void
}
; EXPECT
; ; *** IR Dump After select on behind_the_end ***
;
; {
; 	.reg .b32 	%r<2>;
; 	.reg .b64 	%rd<2>;
;
; 	ld.param.b64 	%rd1, [behind_the_end_param_0];
; 	st.shared.b32 	[dynamic+40], 1101529088;
; 	st.shared.b16 	[pairs+22], 1;
; 	ld.shared.b32 	%r1, [dynamic+-8];
; 	st.global.b32 	[%rd1], %r1;
; 	ret;
; }
