; RUN: opt -passes=kernel-info -pass-remarks=kernel-info -disable-output
; Calls of defined functions; a function that others see is no kernel.
target triple = "nvptx64-nvidia-cuda"

define i32 @r() {
  %v = call i32 @s()
  ret i32 %v
}
define internal i32 @s() {
  ret i32 1
}
; EXPECT
; remark: <unknown>:0:0: in function '@r', direct call to defined function, callee is '@s'
; remark: <unknown>:0:0: in function '@r', ExternalNotKernel = 1
; remark: <unknown>:0:0: in function '@r', Allocas = 0
; remark: <unknown>:0:0: in function '@r', AllocasStaticSizeSum = 0
; remark: <unknown>:0:0: in function '@r', AllocasDyn = 0
; remark: <unknown>:0:0: in function '@r', DirectCalls = 1
; remark: <unknown>:0:0: in function '@r', IndirectCalls = 0
; remark: <unknown>:0:0: in function '@r', DirectCallsToDefinedFunctions = 1
; remark: <unknown>:0:0: in function '@r', InlineAssemblyCalls = 0
; remark: <unknown>:0:0: in function '@r', Invokes = 0
; remark: <unknown>:0:0: in function '@r', FlatAddrspaceAccesses = 0
; remark: <unknown>:0:0: in function '@s', ExternalNotKernel = 0
; remark: <unknown>:0:0: in function '@s', Allocas = 0
; remark: <unknown>:0:0: in function '@s', AllocasStaticSizeSum = 0
; remark: <unknown>:0:0: in function '@s', AllocasDyn = 0
; remark: <unknown>:0:0: in function '@s', DirectCalls = 0
; remark: <unknown>:0:0: in function '@s', IndirectCalls = 0
; remark: <unknown>:0:0: in function '@s', DirectCallsToDefinedFunctions = 0
; remark: <unknown>:0:0: in function '@s', InlineAssemblyCalls = 0
; remark: <unknown>:0:0: in function '@s', Invokes = 0
; remark: <unknown>:0:0: in function '@s', FlatAddrspaceAccesses = 0
