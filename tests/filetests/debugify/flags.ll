; RUN: opt -passes=debugify
; The flags of the module and metadata of functions stay, the version of debug information comes behind them.
define i32 @flags(ptr %p) !note !1 {
  %a = load i32, ptr %p, !range !2
  ret i32 %a
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"a note"}
!2 = !{i32 0, i32 9}
; EXPECT
; define i32 @flags(ptr %p) !dbg !6 !note !12 {
;   %a = load i32, ptr %p, align 4, !dbg !13, !range !14
;     #dbg_value(i32 %a, !10, !DIExpression(), !13)
;   ret i32 %a, !dbg !15
; }
;
; !llvm.module.flags = !{!0, !1}
; !llvm.dbg.cu = !{!2}
; !llvm.debugify = !{!4, !5}
;
; !0 = !{i32 1, !"wchar_size", i32 4}
; !1 = !{i32 2, !"Debug Info Version", i32 3}
; !2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "debugify", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
; !3 = !DIFile(filename: "INPUT", directory: "/")
; !4 = !{i32 2}
; !5 = !{i32 1}
; !6 = distinct !DISubprogram(name: "flags", linkageName: "flags", scope: null, file: !3, line: 1, type: !7, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !9)
; !7 = !DISubroutineType(types: !8)
; !8 = !{}
; !9 = !{!10}
; !10 = !DILocalVariable(name: "1", scope: !6, file: !3, line: 1, type: !11)
; !11 = !DIBasicType(name: "ty32", size: 32, encoding: DW_ATE_unsigned)
; !12 = !{!"a note"}
; !13 = !DILocation(line: 1, column: 1, scope: !6)
; !14 = !{i32 0, i32 9}
; !15 = !DILocation(line: 2, column: 1, scope: !6)
