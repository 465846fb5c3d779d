; RUN: opt -passes='add-discriminators'
; The second block of a line gets the first number, the third the second; a block alone on its line gets none.
define i32 @f(i32 %a, i1 %c) !dbg !3 {
entry:
  %x = add i32 %a, 1, !dbg !6
  br i1 %c, label %then, label %end, !dbg !6
then:
  %y = mul i32 %x, 2, !dbg !7
  %z = shl i32 %y, 1, !dbg !6
  br label %end, !dbg !8
end:
  %p = phi i32 [ %x, %entry ], [ %z, %then ], !dbg !6
  ret i32 %p, !dbg !9
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !4, scopeLine: 1, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 2, column: 3, scope: !3)
!7 = !DILocation(line: 2, column: 9, scope: !3)
!8 = !DILocation(line: 3, column: 3, scope: !3)
!9 = !DILocation(line: 2, column: 3, scope: !10)
!10 = distinct !DILexicalBlock(scope: !3, file: !1, line: 2, column: 1)
; EXPECT
; define i32 @f(i32 %a, i1 %c) !dbg !3 {
; entry:
;   %x = add i32 %a, 1, !dbg !6
;   br i1 %c, label %then, label %end, !dbg !6
;
; then:                                             ; preds = %entry
;   %y = mul i32 %x, 2, !dbg !7
;   %z = shl i32 %y, 1, !dbg !9
;   br label %end, !dbg !10
;
; end:                                              ; preds = %then, %entry
;   %p = phi i32 [ %x, %entry ], [ %z, %then ], !dbg !11
;   ret i32 %p, !dbg !13
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "a.c", directory: "/d")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "f", scope: null, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
; !4 = !DISubroutineType(types: !5)
; !5 = !{}
; !6 = !DILocation(line: 2, column: 3, scope: !3)
; !7 = !DILocation(line: 2, column: 9, scope: !8)
; !8 = !DILexicalBlockFile(scope: !3, file: !1, discriminator: 2)
; !9 = !DILocation(line: 2, column: 3, scope: !8)
; !10 = !DILocation(line: 3, column: 3, scope: !3)
; !11 = !DILocation(line: 2, column: 3, scope: !12)
; !12 = !DILexicalBlockFile(scope: !3, file: !1, discriminator: 4)
; !13 = !DILocation(line: 2, column: 3, scope: !14)
; !14 = !DILexicalBlockFile(scope: !15, file: !1, discriminator: 4)
; !15 = distinct !DILexicalBlock(scope: !3, file: !1, line: 2, column: 1)
