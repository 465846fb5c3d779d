; RUN: opt -passes='globaldce'
; A debug record does not keep a global; it must not name it afterwards.
@x = internal global i32 0
define void @f() !dbg !1 {
    #dbg_value(ptr @x, !4, !DIExpression(), !3)
  ret void, !dbg !3
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !5, emissionKind: FullDebug)
!1 = distinct !DISubprogram(name: "f", scope: !5, file: !5, line: 1, type: !2, unit: !0, spFlags: DISPFlagDefinition)
!2 = !DISubroutineType(types: !{null})
!3 = !DILocation(line: 2, scope: !1)
!4 = !DILocalVariable(name: "x", scope: !1)
!5 = !DIFile(filename: "a.c", directory: "")
!6 = !{i32 2, !"Debug Info Version", i32 3}
; EXPECT
; define void @f() !dbg !3 {
;     #dbg_value(ptr poison, !6, !DIExpression(), !7)
;   ret void, !dbg !7
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "a.c", directory: "")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; !4 = !DISubroutineType(types: !5)
; !5 = !{null}
; !6 = !DILocalVariable(name: "x", scope: !3)
; !7 = !DILocation(line: 2, scope: !3)
