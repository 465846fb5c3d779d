; RUN: opt -passes='add-discriminators'
; Parts of a scope that have a number give way, those without stay; other components of a number stay (a duplication factor of 3 here), and
; line 0 is a line, in whichever folder the file of that name is.
define i32 @f(i32 %a, i1 %c) !dbg !3 {
entry:
  br i1 %c, label %then, label %end, !dbg !6
then:
  %y = add i32 %a, 1, !dbg !7
  %z = add i32 %y, 1, !dbg !8
  %u = add i32 %z, 1, !dbg !9
  br label %end, !dbg !6
end:
  %p = phi i32 [ %a, %entry ], [ %u, %then ], !dbg !7
  ret i32 %p, !dbg !8
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !4, scopeLine: 1, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 0, scope: !3)
!7 = !DILocation(line: 0, scope: !10)
!8 = !DILocation(line: 0, scope: !11)
!9 = !DILocation(line: 0, scope: !12)
!10 = !DILexicalBlockFile(scope: !3, file: !1, discriminator: 900)
!11 = !DILexicalBlockFile(scope: !3, file: !13, discriminator: 0)
!12 = !DILexicalBlockFile(scope: !3, file: !1, discriminator: 774)
!13 = !DIFile(filename: "a.c", directory: "/e")
; EXPECT
; define i32 @f(i32 %a, i1 %c) !dbg !3 {
; entry:
;   br i1 %c, label %then, label %end, !dbg !6
;
; then:                                             ; preds = %entry
;   %y = add i32 %a, 1, !dbg !7
;   %z = add i32 %y, 1, !dbg !9
;   %u = add i32 %z, 1, !dbg !13
;   br label %end, !dbg !7
;
; end:                                              ; preds = %then, %entry
;   %p = phi i32 [ %a, %entry ], [ %u, %then ], !dbg !15
;   ret i32 %p, !dbg !17
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
; !6 = !DILocation(line: 0, scope: !3)
; !7 = !DILocation(line: 0, scope: !8)
; !8 = !DILexicalBlockFile(scope: !3, file: !1, discriminator: 2)
; !9 = !DILocation(line: 0, scope: !10)
; !10 = !DILexicalBlockFile(scope: !12, file: !11, discriminator: 2)
; !11 = !DIFile(filename: "a.c", directory: "/e")
; !12 = !DILexicalBlockFile(scope: !3, file: !11, discriminator: 0)
; !13 = !DILocation(line: 0, scope: !14)
; !14 = !DILexicalBlockFile(scope: !3, file: !1, discriminator: 770)
; !15 = !DILocation(line: 0, scope: !16)
; !16 = !DILexicalBlockFile(scope: !3, file: !1, discriminator: 900)
; !17 = !DILocation(line: 0, scope: !18)
; !18 = !DILexicalBlockFile(scope: !12, file: !11, discriminator: 4)
