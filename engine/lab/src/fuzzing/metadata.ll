define void @f(i32 %x, ptr %p) !dbg !4 {
entry:
    #dbg_value(i32 %x, !7, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !9)
    #dbg_declare(ptr %p, !8, !DIExpression(), !9)
  %y = load i32, ptr %p, align 4, !dbg !9, !range !10, !noundef !11
  %z = add i32 %x, %y, !dbg !12
  ret void, !dbg !9
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!nvvmir.version = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "x", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cu", directory: "/", checksumkind: CSK_MD5, checksum: "0123456789abcdef0123456789abcdef")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !5, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !6)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !1, line: 3, type: !14)
!8 = !DILocalVariable(name: "p", arg: 2, scope: !4, file: !1, line: 3, type: !14)
!9 = !DILocation(line: 4, column: 7, scope: !4)
!10 = !{i32 0, i32 10, i32 20, i32 30}
!11 = !{}
!12 = !DILocation(line: 5, scope: !15, inlinedAt: !9)
!13 = !{i32 2, i32 0}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = distinct !DILexicalBlock(scope: !4, file: !1, line: 5)
