; RUN: opt -passes=debugify
; A function without values has a variable of the constant zero before the end of its first block.
define void @void(ptr %p) {
  store i32 7, ptr %p
  br label %end
end:
  fence seq_cst
  ret void
}
; EXPECT
; define void @void(ptr %p) !dbg !5 {
;   store i32 7, ptr %p, align 4, !dbg !11
;     #dbg_value(i32 0, !9, !DIExpression(), !12)
;   br label %end, !dbg !12
;
; end:                                              ; preds = %0
;   fence seq_cst, !dbg !13
;   ret void, !dbg !14
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.debugify = !{!2, !3}
; !llvm.module.flags = !{!4}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "debugify", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "INPUT", directory: "/")
; !2 = !{i32 4}
; !3 = !{i32 1}
; !4 = !{i32 2, !"Debug Info Version", i32 3}
; !5 = distinct !DISubprogram(name: "void", linkageName: "void", scope: null, file: !1, line: 1, type: !6, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !8)
; !6 = !DISubroutineType(types: !7)
; !7 = !{}
; !8 = !{!9}
; !9 = !DILocalVariable(name: "1", scope: !5, file: !1, line: 2, type: !10)
; !10 = !DIBasicType(name: "ty32", size: 32, encoding: DW_ATE_unsigned)
; !11 = !DILocation(line: 1, column: 1, scope: !5)
; !12 = !DILocation(line: 2, column: 1, scope: !5)
; !13 = !DILocation(line: 3, column: 1, scope: !5)
; !14 = !DILocation(line: 4, column: 1, scope: !5)
