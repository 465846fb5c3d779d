; RUN: opt -passes=kernel-info -pass-remarks=kernel-info -disable-output
; What a kernel has that is slow, each where it stands and as numbers.
target triple = "nvptx64-nvidia-cuda"

declare void @ext(i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define ptx_kernel void @k(i32 %n, ptr %p, ptr %fp) "nvvm.maxntid"="128,2" "nvvm.maxnreg"="32" {
  %a = alloca i32, align 4
  %1 = alloca [3 x i32]
  %d = alloca i32, i32 %n
  call void @ext(i32 1)
  call void %fp()
  call void asm "foo", ""()
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %a, i64 4, i1 false)
  %c = cmpxchg ptr %p, i32 1, i32 2 seq_cst seq_cst
  ret void
}
; EXPECT
; remark: <unknown>:0:0: in function '@k', alloca ('%a') without debug info with static size of 4 bytes
; remark: <unknown>:0:0: in function '@k', alloca ('%1') without debug info with static size of 12 bytes
; remark: <unknown>:0:0: in function '@k', alloca ('%d') without debug info with dynamic size
; remark: <unknown>:0:0: in function '@k', direct call, callee is '@ext'
; remark: <unknown>:0:0: in function '@k', indirect call, callee is '%fp'
; remark: <unknown>:0:0: in function '@k', direct call to inline assembly, callee is 'asm "foo", ""'
; remark: <unknown>:0:0: in function '@k', direct call, callee is '@llvm.memcpy.p0.p0.i64'
; remark: <unknown>:0:0: in function '@k', 'llvm.memcpy.p0.p0.i64' call accesses memory in flat address space
; remark: <unknown>:0:0: in function '@k', 'cmpxchg' instruction ('%c') accesses memory in flat address space
; remark: <unknown>:0:0: in function '@k', ExternalNotKernel = 0
; remark: <unknown>:0:0: in function '@k', maxntidx = 128
; remark: <unknown>:0:0: in function '@k', maxntidy = 2
; remark: <unknown>:0:0: in function '@k', maxnreg = 32
; remark: <unknown>:0:0: in function '@k', Allocas = 3
; remark: <unknown>:0:0: in function '@k', AllocasStaticSizeSum = 16
; remark: <unknown>:0:0: in function '@k', AllocasDyn = 1
; remark: <unknown>:0:0: in function '@k', DirectCalls = 3
; remark: <unknown>:0:0: in function '@k', IndirectCalls = 1
; remark: <unknown>:0:0: in function '@k', DirectCallsToDefinedFunctions = 0
; remark: <unknown>:0:0: in function '@k', InlineAssemblyCalls = 1
; remark: <unknown>:0:0: in function '@k', Invokes = 0
; remark: <unknown>:0:0: in function '@k', FlatAddrspaceAccesses = 2
