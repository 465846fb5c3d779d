; RUN: opt -passes=sroa,simplifycfg -verify-debuginfo-preserve
; All passes together are told what was lost, without a name of a pass.
define i32 @speculated(i1 %c, i32 %a, i32 %b) !dbg !5 {
entry:
  br i1 %c, label %then, label %join, !dbg !20
then:
  %x = add i32 %a, 1, !dbg !21
    #dbg_value(i32 %x, !9, !DIExpression(), !21)
  br label %join, !dbg !22
join:
  %v = phi i32 [ %x, %then ], [ %b, %entry ], !dbg !23
    #dbg_value(i32 %v, !10, !DIExpression(), !23)
  ret i32 %v, !dbg !24
}
define i32 @promoted(i32 %a) !dbg !6 {
entry:
  %slot = alloca i32, align 4, !dbg !25
    #dbg_value(ptr %slot, !11, !DIExpression(), !25)
  store i32 %a, ptr %slot, align 4, !dbg !26
  %v = load i32, ptr %slot, align 4, !dbg !27
  ret i32 %v, !dbg !27
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "test", isOptimized: true, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{}
!5 = distinct !DISubprogram(name: "speculated", scope: null, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !13)
!6 = distinct !DISubprogram(name: "promoted", scope: null, file: !1, line: 6, type: !3, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !14)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "sum", scope: !5, file: !1, line: 2, type: !8)
!10 = !DILocalVariable(name: "picked", scope: !5, file: !1, line: 4, type: !8)
!11 = !DILocalVariable(name: "slot", scope: !6, file: !1, line: 6, type: !8)
!13 = !{!9, !10}
!14 = !{!11}
!20 = !DILocation(line: 1, column: 1, scope: !5)
!21 = !DILocation(line: 2, column: 1, scope: !5)
!22 = !DILocation(line: 3, column: 1, scope: !5)
!23 = !DILocation(line: 4, column: 1, scope: !5)
!24 = !DILocation(line: 5, column: 1, scope: !5)
!25 = !DILocation(line: 6, column: 1, scope: !6)
!26 = !DILocation(line: 7, column: 1, scope: !6)
!27 = !DILocation(line: 8, column: 1, scope: !6)
; EXPECT
; WARNING:  dropped DILocation of   %x = add i32 %a, 1 (BB: entry, Fn: speculated, File: k.c)
; WARNING:  drops dbg.value()/dbg.declare() for sum from function speculated (file k.c)
; WARNING:  drops dbg.value()/dbg.declare() for slot from function promoted (file k.c)
; CheckModuleDebugify (original debuginfo): FAIL
