; RUN: opt -passes=kernel-info -pass-remarks=kernel-info -disable-output
; A stack slot is told with its variable of the source.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k() !dbg !5 {
  %a = alloca i32, align 4
    #dbg_declare(ptr %a, !6, !DIExpression(), !7)
  ret void, !dbg !7
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3)
!3 = !DIFile(filename: "file.cu", directory: "")
!5 = distinct !DISubprogram(name: "k", scope: !3, file: !3, line: 1, unit: !1)
!6 = !DILocalVariable(name: "count", scope: !5, file: !3, line: 2)
!7 = !DILocation(line: 3, scope: !5)
; EXPECT
; remark: <unknown>:0:0: in function '@k', alloca ('%a') for 'count' with static size of 4 bytes
; remark: <unknown>:0:0: in function '@k', ExternalNotKernel = 0
; remark: <unknown>:0:0: in function '@k', Allocas = 1
; remark: <unknown>:0:0: in function '@k', AllocasStaticSizeSum = 4
; remark: <unknown>:0:0: in function '@k', AllocasDyn = 0
; remark: <unknown>:0:0: in function '@k', DirectCalls = 0
; remark: <unknown>:0:0: in function '@k', IndirectCalls = 0
; remark: <unknown>:0:0: in function '@k', DirectCallsToDefinedFunctions = 0
; remark: <unknown>:0:0: in function '@k', InlineAssemblyCalls = 0
; remark: <unknown>:0:0: in function '@k', Invokes = 0
; remark: <unknown>:0:0: in function '@k', FlatAddrspaceAccesses = 0
