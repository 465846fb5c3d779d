; RUN: opt -passes=inline
; Locations are those of the callee inlined at the call, through several levels; the callee's variables come along.
define internal i32 @inner(i32 %x) !dbg !5 {
    #dbg_value(i32 %x, !12, !DIExpression(), !7)
  %a = add i32 %x, 1, !dbg !7
  %b = mul i32 %a, %a, !dbg !8
  ret i32 %b, !dbg !8
}
define internal i32 @middle(i32 %x) !dbg !9 {
  %r = call i32 @inner(i32 %x), !dbg !10
  ret i32 %r, !dbg !10
}
define i32 @outer(i32 %x) !dbg !11 {
  %r = call i32 @middle(i32 %x), !dbg !13
  %s = call i32 @middle(i32 %r), !dbg !14
  ret i32 %s, !dbg !14
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DISubroutineType(types: !4)
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{}
!5 = distinct !DISubprogram(name: "inner", scope: !1, file: !1, line: 1, type: !2, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DILocation(line: 2, column: 1, scope: !5)
!8 = !DILocation(line: 3, column: 1, scope: !5)
!9 = distinct !DISubprogram(name: "middle", scope: !1, file: !1, line: 5, type: !2, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DILocation(line: 6, column: 1, scope: !9)
!11 = distinct !DISubprogram(name: "outer", scope: !1, file: !1, line: 8, type: !2, spFlags: DISPFlagDefinition, unit: !0)
!12 = !DILocalVariable(name: "x", arg: 1, scope: !5, file: !1, line: 1, type: !6)
!13 = !DILocation(line: 9, column: 1, scope: !11)
!14 = !DILocation(line: 10, column: 1, scope: !11)
; EXPECT
; define i32 @outer(i32 %x) !dbg !3 {
;     #dbg_value(i32 %x, !6, !DIExpression(), !9)
;   %a.i.i = add i32 %x, 1, !dbg !9
;   %b.i.i = mul i32 %a.i.i, %a.i.i, !dbg !13
;     #dbg_value(i32 %b.i.i, !6, !DIExpression(), !14)
;   %a.i.i1 = add i32 %b.i.i, 1, !dbg !14
;   %b.i.i2 = mul i32 %a.i.i1, %a.i.i1, !dbg !17
;   ret i32 %b.i.i2, !dbg !18
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "a.c", directory: "/")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "outer", scope: !1, file: !1, line: 8, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; !4 = !DISubroutineType(types: !5)
; !5 = !{}
; !6 = !DILocalVariable(name: "x", arg: 1, scope: !7, file: !1, line: 1, type: !8)
; !7 = distinct !DISubprogram(name: "inner", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; !8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; !9 = !DILocation(line: 2, column: 1, scope: !7, inlinedAt: !10)
; !10 = distinct !DILocation(line: 6, column: 1, scope: !11, inlinedAt: !12)
; !11 = distinct !DISubprogram(name: "middle", scope: !1, file: !1, line: 5, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; !12 = distinct !DILocation(line: 9, column: 1, scope: !3)
; !13 = !DILocation(line: 3, column: 1, scope: !7, inlinedAt: !10)
; !14 = !DILocation(line: 2, column: 1, scope: !7, inlinedAt: !15)
; !15 = distinct !DILocation(line: 6, column: 1, scope: !11, inlinedAt: !16)
; !16 = distinct !DILocation(line: 10, column: 1, scope: !3)
; !17 = !DILocation(line: 3, column: 1, scope: !7, inlinedAt: !15)
; !18 = !DILocation(line: 10, column: 1, scope: !3)
