; RUN: opt -passes=structurizecfg
; New branches stand where those that they replace stood.
target triple = "nvptx64-nvidia-cuda"
define void @line_information(i1 %c, i1 %d) !dbg !4 {
entry:
  br i1 %c, label %a, label %b, !dbg !7
a:
  br i1 %d, label %b, label %exit, !dbg !8
b:
  br label %exit, !dbg !9
exit:
  ret void, !dbg !10
}
!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 2, !"Dwarf Version", i32 2}
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, emissionKind: LineTablesOnly)
!3 = !DIFile(filename: "k.cu", directory: "/")
!4 = distinct !DISubprogram(name: "line_information", scope: !3, file: !3, line: 1, type: !5, unit: !2, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 2, column: 1, scope: !4)
!8 = !DILocation(line: 3, column: 1, scope: !4)
!9 = !DILocation(line: 4, column: 1, scope: !4)
!10 = !DILocation(line: 5, column: 1, scope: !4)
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @line_information(i1 %c, i1 %d) !dbg !4 {
; entry:
;   %c.inv = xor i1 %c, true, !dbg !7
;   br i1 %c, label %a, label %Flow, !dbg !7
;
; a:                                                ; preds = %entry
;   br label %Flow, !dbg !8
;
; Flow:                                             ; preds = %a, %entry
;   %0 = phi i1 [ %d, %a ], [ %c.inv, %entry ]
;   br i1 %0, label %b, label %exit, !dbg !7
;
; b:                                                ; preds = %Flow
;   br label %exit, !dbg !9
;
; exit:                                             ; preds = %b, %Flow
;   ret void, !dbg !10
; }
;
; !llvm.module.flags = !{!0, !1}
; !llvm.dbg.cu = !{!2}
;
; !0 = !{i32 2, !"Debug Info Version", i32 3}
; !1 = !{i32 2, !"Dwarf Version", i32 2}
; !2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly)
; !3 = !DIFile(filename: "k.cu", directory: "/")
; !4 = distinct !DISubprogram(name: "line_information", scope: !3, file: !3, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !2)
; !5 = !DISubroutineType(types: !6)
; !6 = !{}
; !7 = !DILocation(line: 2, column: 1, scope: !4)
; !8 = !DILocation(line: 3, column: 1, scope: !4)
; !9 = !DILocation(line: 4, column: 1, scope: !4)
; !10 = !DILocation(line: 5, column: 1, scope: !4)
