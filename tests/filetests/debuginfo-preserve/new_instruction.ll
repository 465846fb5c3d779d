; RUN: opt -passes=reg2mem -verify-each-debuginfo-preserve
; An instruction that a pass makes needs a location.
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
; WARNING: reg2mem did not generate DILocation for   %"reg2mem alloca point" = bitcast i32 0 to i32 (BB: entry, Fn: promoted, File: k.c)
; reg2mem: FAIL
