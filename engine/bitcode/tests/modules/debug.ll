source_filename = "debug.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@counter = internal global i32 3, align 4, !dbg !0

define ptx_kernel void @kernel(ptr %out, i32 %n) !dbg !8 {
entry:
  %slot = alloca i32, align 4, !DIAssignID !30
    #dbg_declare(ptr %slot, !17, !DIExpression(), !22)
    #dbg_value(i32 %n, !16, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !22)
    #dbg_value(!DIArgList(i32 %n, i32 5), !16, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !22)
  %sum = add i32 %n, 1, !dbg !23
    #dbg_assign(i32 %sum, !17, !DIExpression(), !30, ptr %slot, !DIExpression(), !22)
  store i32 %sum, ptr %slot, align 4, !dbg !24, !DIAssignID !30
    #dbg_value(i32 7, !16, !DIExpression(), !22)
    #dbg_label(!19, !25)
    #dbg_value(i32 %later, !16, !DIExpression(), !22)
  %later = load i32, ptr %slot, align 4, !dbg !26
  store i32 %later, ptr %out, align 4, !dbg !26
  ret void, !dbg !27
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 3, type: !5, isLocal: true, isDefinition: true, align: 32)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "hand", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !6, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "k.cu", directory: "/src", checksumkind: CSK_MD5, checksum: "0123456789abcdef0123456789abcdef", source: "text")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!7}
!7 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", file: !3, line: 1, baseType: !5, size: 32, flags: DIFlagEnumClass, elements: !18, identifier: "_ZTS1E")
!8 = distinct !DISubprogram(name: "kernel", linkageName: "kernel", scope: !3, file: !3, line: 5, type: !9, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !15)
!9 = !DISubroutineType(cc: DW_CC_nocall, types: !10)
!10 = !{null, !11, !5}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, elements: !13)
!13 = !{!14}
!14 = !DISubrange(count: 4, lowerBound: 1)
!15 = !{!16, !17, !19}
!16 = !DILocalVariable(name: "n", arg: 2, scope: !8, file: !3, line: 5, type: !5)
!17 = !DILocalVariable(name: "slot", scope: !20, file: !3, line: 7, type: !5, align: 32)
!18 = !{!21, !31}
!19 = !DILabel(scope: !8, name: "here", file: !3, line: 8)
!20 = distinct !DILexicalBlock(scope: !8, file: !3, line: 6, column: 2)
!21 = !DIEnumerator(name: "A", value: -1)
!22 = !DILocation(line: 5, column: 1, scope: !8)
!23 = !DILocation(line: 7, column: 3, scope: !20)
!24 = !DILocation(line: 7, column: 9, scope: !20, inlinedAt: !32)
!25 = !DILocation(line: 8, column: 1, scope: !8)
!26 = !DILocation(line: 9, column: 1, scope: !20)
!27 = !DILocation(line: 10, column: 1, scope: !8, isImplicitCode: true)
!28 = !{i32 2, !"Dwarf Version", i32 4}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = distinct !DIAssignID()
!31 = !DIEnumerator(name: "B", value: 18446744073709551615, isUnsigned: true)
!32 = distinct !DILocation(line: 20, column: 2, scope: !8)
