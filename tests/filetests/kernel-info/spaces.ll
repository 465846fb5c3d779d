; RUN: opt -passes=kernel-info -pass-remarks=kernel-info -disable-output
; Accesses of known address spaces are not slow; code that nothing reaches counts.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr addrspace(1) %g, ptr %p) {
  %v = load i32, ptr addrspace(1) %g
  store i32 %v, ptr addrspace(1) %g
  ret void
dead:
  store i1 undef, ptr poison
  %w = atomicrmw add ptr %p, i128 1 monotonic
  ret void
}
; EXPECT
; remark: <unknown>:0:0: in function '@k', 'store' instruction accesses memory in flat address space
; remark: <unknown>:0:0: in function '@k', 'atomicrmw' instruction ('%w') accesses memory in flat address space
; remark: <unknown>:0:0: in function '@k', ExternalNotKernel = 0
; remark: <unknown>:0:0: in function '@k', Allocas = 0
; remark: <unknown>:0:0: in function '@k', AllocasStaticSizeSum = 0
; remark: <unknown>:0:0: in function '@k', AllocasDyn = 0
; remark: <unknown>:0:0: in function '@k', DirectCalls = 0
; remark: <unknown>:0:0: in function '@k', IndirectCalls = 0
; remark: <unknown>:0:0: in function '@k', DirectCallsToDefinedFunctions = 0
; remark: <unknown>:0:0: in function '@k', InlineAssemblyCalls = 0
; remark: <unknown>:0:0: in function '@k', Invokes = 0
; remark: <unknown>:0:0: in function '@k', FlatAddrspaceAccesses = 2
