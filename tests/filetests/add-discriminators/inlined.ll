; RUN: opt -passes='add-discriminators'
; Where a location was inlined stays, as does the location itself where others have it; blocks that nothing reaches count.
define i32 @f(i32 %a, i1 %c) !dbg !3 {
entry:
  br i1 %c, label %then, label %end, !dbg !6
then:
  %y = add i32 %a, 1, !dbg !7
  br label %end
end:
  %p = phi i32 [ %a, %entry ], [ %y, %then ]
  ret i32 %p, !dbg !8
gone:
  %q = add i32 undef, poison, !dbg !7
  unreachable, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !4, scopeLine: 1, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 2, scope: !3)
!7 = distinct !DILocation(line: 2, column: 4, scope: !9, inlinedAt: !10)
!8 = !DILocation(line: 3, scope: !3, inlinedAt: !10)
!9 = distinct !DILexicalBlock(scope: !3, file: !1, line: 2)
!10 = distinct !DILocation(line: 7, column: 2, scope: !3)
; EXPECT
; define i32 @f(i32 %a, i1 %c) !dbg !3 {
; entry:
;   br i1 %c, label %then, label %end, !dbg !6
;
; then:                                             ; preds = %entry
;   %y = add i32 %a, 1, !dbg !7
;   br label %end
;
; end:                                              ; preds = %then, %entry
;   %p = phi i32 [ %a, %entry ], [ %y, %then ]
;   ret i32 %p, !dbg !11
;
; gone:                                             ; No predecessors!
;   %q = add i32 undef, poison, !dbg !12
;   unreachable, !dbg !14
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
; !6 = !DILocation(line: 2, scope: !3)
; !7 = !DILocation(line: 2, column: 4, scope: !8, inlinedAt: !10)
; !8 = !DILexicalBlockFile(scope: !9, file: !1, discriminator: 2)
; !9 = distinct !DILexicalBlock(scope: !3, file: !1, line: 2)
; !10 = distinct !DILocation(line: 7, column: 2, scope: !3)
; !11 = !DILocation(line: 3, scope: !3, inlinedAt: !10)
; !12 = !DILocation(line: 2, column: 4, scope: !13, inlinedAt: !10)
; !13 = !DILexicalBlockFile(scope: !9, file: !1, discriminator: 4)
; !14 = !DILocation(line: 2, scope: !15)
; !15 = !DILexicalBlockFile(scope: !3, file: !1, discriminator: 4)
