define void @f() !dbg !1 {
    #dbg_value(i32 poison, !4, !DIExpression(DW_OP_plus_uconst, 4), !3)
  ret void, !dbg !3
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !5, emissionKind: FullDebug)
!1 = distinct !DISubprogram(name: "f", scope: !5, file: !5, line: 1, type: !2, unit: !0, spFlags: DISPFlagDefinition)
!2 = !DISubroutineType(types: !{null})
!3 = !DILocation(line: 2, column: 99999999, scope: !1)
!4 = !DILocalVariable(name: "x", scope: !1)
!5 = !DIFile(filename: "a\00.c", directory: "")
!6 = !{i32 2, !"Debug Info Version", i32 3}
