; RUN: opt -passes=loop-rotate
; Scopes declared in the header get clones of their own for the guard and for the latch; the new header declares the old ones.
; Debug records of the header describe both copies.
declare void @llvm.experimental.noalias.scope.decl(metadata)
define i32 @f(ptr %p, ptr %q, i32 %n) !dbg !10 {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
    #dbg_value(i32 %i, !13, !DIExpression(), !14)
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  %x = load i32, ptr %p, !alias.scope !2
  %c = icmp slt i32 %x, %n
  br i1 %c, label %body, label %exit
body:
    #dbg_value(i32 %x, !13, !DIExpression(), !14)
  store i32 %i, ptr %q, !noalias !2
  %next = add i32 %i, 1
  br label %header
exit:
  ret i32 %x
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
; define i32 @f(ptr %p, ptr %q, i32 %n) !dbg !3 {
; entry:
;     #dbg_value(i32 0, !6, !DIExpression(), !7)
;   call void @llvm.experimental.noalias.scope.decl(metadata !8)
;   %x1 = load i32, ptr %p, align 4, !alias.scope !8
;   %c2 = icmp slt i32 %x1, %n
;   br i1 %c2, label %body.lr.ph, label %exit
;
; body.lr.ph:                                       ; preds = %entry
;   br label %body
;
; body:                                             ; preds = %body, %body.lr.ph
;   %i3 = phi i32 [ 0, %body.lr.ph ], [ %next, %body ]
;   call void @llvm.experimental.noalias.scope.decl(metadata !11)
;     #dbg_value(i32 poison, !6, !DIExpression(), !7)
;   store i32 %i3, ptr %q, align 4, !noalias !11
;   %next = add i32 %i3, 1
;     #dbg_value(i32 %next, !6, !DIExpression(), !7)
;   call void @llvm.experimental.noalias.scope.decl(metadata !13)
;   %x = load i32, ptr %p, align 4, !alias.scope !13
;   %c = icmp slt i32 %x, %n
;   br i1 %c, label %body, label %header.exit_crit_edge
;
; header.exit_crit_edge:                            ; preds = %body
;   %split = phi i32 [ %x, %body ]
;   br label %exit
;
; exit:                                             ; preds = %header.exit_crit_edge, %entry
;   %x.lcssa = phi i32 [ %split, %header.exit_crit_edge ], [ %x1, %entry ]
;   ret i32 %x.lcssa
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
; !9 = distinct !{!9, !10, !"scope:pre.rot"}
; !10 = distinct !{!10, !"domain"}
; !11 = !{!12}
; !12 = distinct !{!12, !10, !"scope"}
; !13 = !{!14}
; !14 = distinct !{!14, !10, !"scope:h.rot"}
