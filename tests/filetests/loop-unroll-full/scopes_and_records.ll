; RUN: opt -passes=loop-unroll-full<own>
; Each copy declares scopes of its own, so that accesses of different iterations are not said to be apart. Debug records are
; repeated with the values of their iteration.
declare void @llvm.experimental.noalias.scope.decl(metadata)
define void @f(ptr %p, ptr %q) !dbg !10 {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
    #dbg_value(i32 %i, !13, !DIExpression(), !14)
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  %x = load i32, ptr %p, !alias.scope !2
  store i32 %x, ptr %q, !noalias !2
  %next = add i32 %i, 1
  %c = icmp eq i32 %next, 2
  br i1 %c, label %exit, label %body
exit:
  ret void
}
!llvm.dbg.cu = !{!5}
!llvm.module.flags = !{!7}
!0 = distinct !{!0, !"domain"}
!1 = distinct !{!1, !0, !"scope"}
!2 = !{!1}
!5 = distinct !DICompileUnit(language: DW_LANG_C99, file: !6, emissionKind: FullDebug)
!6 = !DIFile(filename: "a.c", directory: "/")
!7 = !{i32 2, !"Debug Info Version", i32 3}
!10 = distinct !DISubprogram(name: "f", scope: !6, file: !6, line: 1, type: !11, unit: !5)
!11 = !DISubroutineType(types: !12)
!12 = !{null}
!13 = !DILocalVariable(name: "v", scope: !10, file: !6, line: 2)
!14 = !DILocation(line: 3, scope: !10)
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; declare void @llvm.experimental.noalias.scope.decl(metadata) #0
;
; define void @f(ptr %p, ptr %q) !dbg !3 {
; entry:
;   br label %body
;
; body:                                             ; preds = %entry
;     #dbg_value(i32 0, !6, !DIExpression(), !7)
;   call void @llvm.experimental.noalias.scope.decl(metadata !8)
;   %x = load i32, ptr %p, align 4, !alias.scope !8
;   store i32 %x, ptr %q, align 4, !noalias !8
;     #dbg_value(i32 1, !6, !DIExpression(), !7)
;   call void @llvm.experimental.noalias.scope.decl(metadata !11)
;   %x.1 = load i32, ptr %p, align 4, !alias.scope !11
;   store i32 %x.1, ptr %q, align 4, !noalias !11
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "a.c", directory: "/")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; !4 = !DISubroutineType(types: !5)
; !5 = !{null}
; !6 = !DILocalVariable(name: "v", scope: !3, file: !1, line: 2)
; !7 = !DILocation(line: 3, scope: !3)
; !8 = !{!9}
; !9 = distinct !{!9, !10, !"scope"}
; !10 = distinct !{!10, !"domain"}
; !11 = !{!12}
; !12 = distinct !{!12, !10, !"scope:It1"}
