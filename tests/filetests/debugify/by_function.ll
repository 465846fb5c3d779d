; RUN: opt -passes='debugify<function>'
; Lines and variables of every function are numbered from 1, and counted for each.
define i32 @first(i32 %a) {
  %b = add i32 %a, 1
  %c = mul i32 %b, %a
  ret i32 %c
}
define void @second() {
  ret void
}
; EXPECT
; define i32 @first(i32 %a) !dbg !6 {
;   %b = add i32 %a, 1, !dbg !13
;     #dbg_value(i32 %b, !10, !DIExpression(), !13)
;   %c = mul i32 %b, %a, !dbg !14
;     #dbg_value(i32 %c, !12, !DIExpression(), !14)
;   ret i32 %c, !dbg !15
; }
;
; define void @second() !dbg !16 {
;     #dbg_value(i32 0, !18, !DIExpression(), !19)
;   ret void, !dbg !19
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.debugify = !{!2, !3, !4, !4}
; !llvm.module.flags = !{!5}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "debugify", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "INPUT", directory: "/")
; !2 = !{i32 3}
; !3 = !{i32 2}
; !4 = !{i32 1}
; !5 = !{i32 2, !"Debug Info Version", i32 3}
; !6 = distinct !DISubprogram(name: "first", linkageName: "first", scope: null, file: !1, line: 1, type: !7, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !9)
; !7 = !DISubroutineType(types: !8)
; !8 = !{}
; !9 = !{!10, !12}
; !10 = !DILocalVariable(name: "1", scope: !6, file: !1, line: 1, type: !11)
; !11 = !DIBasicType(name: "ty32", size: 32, encoding: DW_ATE_unsigned)
; !12 = !DILocalVariable(name: "2", scope: !6, file: !1, line: 2, type: !11)
; !13 = !DILocation(line: 1, column: 1, scope: !6)
; !14 = !DILocation(line: 2, column: 1, scope: !6)
; !15 = !DILocation(line: 3, column: 1, scope: !6)
; !16 = distinct !DISubprogram(name: "second", linkageName: "second", scope: null, file: !1, line: 1, type: !7, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !17)
; !17 = !{!18}
; !18 = !DILocalVariable(name: "1", scope: !16, file: !1, line: 1, type: !11)
; !19 = !DILocation(line: 1, column: 1, scope: !16)
