; RUN: opt -passes=globaldce -verify-each-debuginfo-preserve
; A pass of modules that loses nothing is told so once.
define i32 @promoted(i32 %a) !dbg !6 {
entry:
  %slot = alloca i32, align 4, !dbg !25
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
!6 = distinct !DISubprogram(name: "promoted", scope: null, file: !1, line: 6, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !DILocation(line: 6, column: 1, scope: !6)
!26 = !DILocation(line: 7, column: 1, scope: !6)
!27 = !DILocation(line: 8, column: 1, scope: !6)
; EXPECT
; globaldce: PASS
