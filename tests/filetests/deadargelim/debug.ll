; RUN: opt -passes=deadargelim
; The record of a dropped argument says poison, and the subprogram that no known convention calls it.
define internal void @f(i32 %dead, ptr %p) !dbg !5 {
    #dbg_value(i32 %dead, !9, !DIExpression(), !10)
    #dbg_value(ptr %p, !9, !DIExpression(), !10)
  store i32 1, ptr %p, !dbg !10
  ret void, !dbg !10
}
define void @g(ptr %p) {
  call void @f(i32 3, ptr %p)
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !7)
!7 = !{null, !8}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "dead", arg: 1, scope: !5, file: !1, line: 1, type: !8)
!10 = !DILocation(line: 1, column: 1, scope: !5)
; EXPECT
; define internal void @f(ptr %p) !dbg !3 {
;     #dbg_value(i32 poison, !7, !DIExpression(), !8)
;     #dbg_value(ptr %p, !7, !DIExpression(), !8)
;   store i32 1, ptr %p, align 4, !dbg !8
;   ret void, !dbg !8
; }
;
; define void @g(ptr %p) {
;   call void @f(ptr %p)
;   ret void
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "f.cu", directory: "/")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; !4 = !DISubroutineType(cc: DW_CC_nocall, types: !5)
; !5 = !{null, !6}
; !6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; !7 = !DILocalVariable(name: "dead", arg: 1, scope: !3, file: !1, line: 1, type: !6)
; !8 = !DILocation(line: 1, column: 1, scope: !3)
