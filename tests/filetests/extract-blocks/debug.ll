; RUN: opt -passes=extract-blocks -extract-blocks-file=debug.txt
; The new function has a subprogram of its own with places, variables and labels in it; records behind of what moved go.
define void @foo(i32 %n, i1 %c) !dbg !6 {
entry:
  br i1 %c, label %a, label %b
a:
  %v = add i32 %n, 1, !dbg !11
    #dbg_value(i32 %v, !9, !DIExpression(), !11)
  br i1 %c, label %l, label %a, !llvm.loop !30
l:
  %w = add i32 %v, 1, !dbg !12
    #dbg_value(i32 %n, !9, !DIExpression(), !11)
    #dbg_value(i32 %w, !14, !DIExpression(), !16)
    #dbg_label(!21, !11)
  br label %b, !dbg !16
b:
  %x = phi i32 [ 0, %entry ], [ %w, %l ]
    #dbg_value(i32 %w, !9, !DIExpression(), !11)
    #dbg_value(i32 %x, !9, !DIExpression(), !11)
    #dbg_value(!DIArgList(i32 %x, i32 %v), !9, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !11)
  store i32 %x, ptr null, align 4, !dbg !11
  ret void, !dbg !11
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "x", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "foo", scope: !1, file: !1, line: 1, type: !7, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!7 = !DISubroutineType(types: !2)
!9 = !DILocalVariable(name: "n", arg: 1, scope: !6, file: !1, line: 1, type: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DILocation(line: 1, column: 1, scope: !6)
!12 = !DILocation(line: 2, column: 1, scope: !13)
!13 = distinct !DILexicalBlock(scope: !6, file: !1, line: 5, column: 5)
!14 = !DILocalVariable(name: "k", scope: !15, file: !1, line: 9, type: !10)
!15 = distinct !DISubprogram(name: "inlined", scope: !1, file: !1, line: 8, type: !7, scopeLine: 8, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DILocation(line: 9, column: 1, scope: !15, inlinedAt: !12)
!21 = !DILabel(scope: !6, name: "bye", file: !1, line: 28)
!30 = distinct !{!30, !11, !12, !31}
!31 = !{!"llvm.loop.mustprogress"}
; EXPECT
; define void @foo(i32 %n, i1 %c) !dbg !3 {
; entry:
;   %w.loc = alloca i32, align 4
;   br i1 %c, label %codeRepl, label %b
;
; codeRepl:                                         ; preds = %entry
;   call void @llvm.lifetime.start.p0(ptr %w.loc)
;   call void @foo.a(i32 %n, i1 %c, ptr %w.loc), !dbg !6
;   %w.reload = load i32, ptr %w.loc, align 4
;   call void @llvm.lifetime.end.p0(ptr %w.loc)
;   br label %b
;
; b:                                                ; preds = %codeRepl, %entry
;   %x = phi i32 [ 0, %entry ], [ %w.reload, %codeRepl ]
;     #dbg_value(i32 %x, !7, !DIExpression(), !6)
;   store i32 %x, ptr null, align 4, !dbg !6
;   ret void, !dbg !6
; }
;
; define internal void @foo.a(i32 %n, i1 %c, ptr %w.out) !dbg !9 {
; newFuncRoot:
;   br label %a, !dbg !10
;
; a:                                                ; preds = %a, %newFuncRoot
;   %v = add i32 %n, 1, !dbg !10
;     #dbg_value(i32 %v, !11, !DIExpression(), !10)
;   br i1 %c, label %l, label %a, !llvm.loop !12
;
; l:                                                ; preds = %a
;   %w = add i32 %v, 1, !dbg !13
;     #dbg_value(i32 %n, !11, !DIExpression(), !10)
;     #dbg_value(i32 %w, !16, !DIExpression(), !18)
;     #dbg_label(!19, !10)
;   store i32 %w, ptr %w.out, align 4
;   br label %b.exitStub, !dbg !18
;
; b.exitStub:                                       ; preds = %l
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.start.p0(ptr captures(none)) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.end.p0(ptr captures(none)) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "x", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "a.c", directory: "/")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "foo", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
; !4 = !DISubroutineType(types: !5)
; !5 = !{}
; !6 = !DILocation(line: 1, column: 1, scope: !3)
; !7 = !DILocalVariable(name: "n", arg: 1, scope: !3, file: !1, line: 1, type: !8)
; !8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; !9 = distinct !DISubprogram(name: "foo.a", linkageName: "foo.a", scope: null, file: !1, type: !4, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !5)
; !10 = !DILocation(line: 1, column: 1, scope: !9)
; !11 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 1, type: !8)
; !12 = distinct !{!12, !10, !13, !15}
; !13 = !DILocation(line: 2, column: 1, scope: !14)
; !14 = !DILexicalBlock(scope: !9, file: !1, line: 5, column: 5)
; !15 = !{!"llvm.loop.mustprogress"}
; !16 = !DILocalVariable(name: "k", scope: !17, file: !1, line: 9, type: !8)
; !17 = distinct !DISubprogram(name: "inlined", scope: !1, file: !1, line: 8, type: !4, scopeLine: 8, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
; !18 = !DILocation(line: 9, column: 1, scope: !17, inlinedAt: !13)
; !19 = !DILabel(scope: !9, name: "bye", file: !1, line: 28)
