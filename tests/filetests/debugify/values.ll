; RUN: opt -passes=debugify
; Every instruction has a line, every value a variable of the size of its type behind it.
define i32 @values(i32 %a, ptr %p) {
  %wide = zext i32 %a to i64
  %at = getelementptr i8, ptr %p, i64 %wide
  %x = load i16, ptr %at
  %f = sitofp i16 %x to double
  store double %f, ptr %at
  %v = insertelement <4 x i32> zeroinitializer, i32 %a, i32 1
  %s = insertvalue { i8, i32 } undef, i32 %a, 1
  %odd = trunc i32 %a to i1
  ret i32 %a
}
; EXPECT
; define i32 @values(i32 %a, ptr %p) !dbg !5 {
;   %wide = zext i32 %a to i64, !dbg !20
;     #dbg_value(i64 %wide, !9, !DIExpression(), !20)
;   %at = getelementptr i8, ptr %p, i64 %wide, !dbg !21
;     #dbg_value(ptr %at, !11, !DIExpression(), !21)
;   %x = load i16, ptr %at, align 2, !dbg !22
;     #dbg_value(i16 %x, !12, !DIExpression(), !22)
;   %f = sitofp i16 %x to double, !dbg !23
;     #dbg_value(double %f, !14, !DIExpression(), !23)
;   store double %f, ptr %at, align 8, !dbg !24
;   %v = insertelement <4 x i32> zeroinitializer, i32 %a, i32 1, !dbg !25
;     #dbg_value(<4 x i32> %v, !15, !DIExpression(), !25)
;   %s = insertvalue { i8, i32 } undef, i32 %a, 1, !dbg !26
;     #dbg_value({ i8, i32 } %s, !17, !DIExpression(), !26)
;   %odd = trunc i32 %a to i1, !dbg !27
;     #dbg_value(i1 %odd, !18, !DIExpression(), !27)
;   ret i32 %a, !dbg !28
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.debugify = !{!2, !3}
; !llvm.module.flags = !{!4}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "debugify", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "INPUT", directory: "/")
; !2 = !{i32 9}
; !3 = !{i32 7}
; !4 = !{i32 2, !"Debug Info Version", i32 3}
; !5 = distinct !DISubprogram(name: "values", linkageName: "values", scope: null, file: !1, line: 1, type: !6, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !8)
; !6 = !DISubroutineType(types: !7)
; !7 = !{}
; !8 = !{!9, !11, !12, !14, !15, !17, !18}
; !9 = !DILocalVariable(name: "1", scope: !5, file: !1, line: 1, type: !10)
; !10 = !DIBasicType(name: "ty64", size: 64, encoding: DW_ATE_unsigned)
; !11 = !DILocalVariable(name: "2", scope: !5, file: !1, line: 2, type: !10)
; !12 = !DILocalVariable(name: "3", scope: !5, file: !1, line: 3, type: !13)
; !13 = !DIBasicType(name: "ty16", size: 16, encoding: DW_ATE_unsigned)
; !14 = !DILocalVariable(name: "4", scope: !5, file: !1, line: 4, type: !10)
; !15 = !DILocalVariable(name: "5", scope: !5, file: !1, line: 6, type: !16)
; !16 = !DIBasicType(name: "ty128", size: 128, encoding: DW_ATE_unsigned)
; !17 = !DILocalVariable(name: "6", scope: !5, file: !1, line: 7, type: !10)
; !18 = !DILocalVariable(name: "7", scope: !5, file: !1, line: 8, type: !19)
; !19 = !DIBasicType(name: "ty8", size: 8, encoding: DW_ATE_unsigned)
; !20 = !DILocation(line: 1, column: 1, scope: !5)
; !21 = !DILocation(line: 2, column: 1, scope: !5)
; !22 = !DILocation(line: 3, column: 1, scope: !5)
; !23 = !DILocation(line: 4, column: 1, scope: !5)
; !24 = !DILocation(line: 5, column: 1, scope: !5)
; !25 = !DILocation(line: 6, column: 1, scope: !5)
; !26 = !DILocation(line: 7, column: 1, scope: !5)
; !27 = !DILocation(line: 8, column: 1, scope: !5)
; !28 = !DILocation(line: 9, column: 1, scope: !5)
