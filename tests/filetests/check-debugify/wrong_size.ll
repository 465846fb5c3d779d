; RUN: opt -passes=check-debugify
; A number of 32 bits is not a variable of 64, which fails; an integer may be extended. A line and two variables are missing, and an instruction has no line.
define i32 @made(float %a, i32 %n) !dbg !4 {
    #dbg_value(float %a, !8, !DIExpression(), !6)
    #dbg_value(i32 %n, !9, !DIExpression(), !6)
  %b = add i32 %n, 1
  ret i32 %b, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.debugify = !{!10, !11}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "debugify", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.ll", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "made", linkageName: "made", scope: null, file: !1, line: 1, type: !3, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!6 = !DILocation(line: 2, column: 1, scope: !4)
!7 = !DIBasicType(name: "ty64", size: 64, encoding: DW_ATE_unsigned)
!8 = !DILocalVariable(name: "1", scope: !4, file: !1, line: 1, type: !7)
!9 = !DILocalVariable(name: "2", scope: !4, file: !1, line: 2, type: !7)
!10 = !{i32 2}
!11 = !{i32 3}
; EXPECT
; WARNING: Instruction with empty DebugLoc in function made --  %b = add i32 %n, 1
; ERROR: dbg.value operand has size 32, but its variable has size 64: variable 1
; WARNING: Missing line 1
; WARNING: Missing variable 1
; WARNING: Missing variable 3
; CheckModuleDebugify: FAIL
