; RUN: opt -passes=lcssa
; Records behind the loop name the phi; those in it the value.
define i32 @f(i32 %n) !dbg !4 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1, !dbg !9
    #dbg_value(i32 %j, !8, !DIExpression(), !9)
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done
done:
    #dbg_value(i32 %j, !8, !DIExpression(), !9)
  ret i32 %j
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cu", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{!7}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !7)
!9 = !DILocation(line: 2, column: 3, scope: !4)
; EXPECT
; define i32 @f(i32 %n) !dbg !3 {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %j = add i32 %i, 1, !dbg !7
;     #dbg_value(i32 %j, !8, !DIExpression(), !7)
;   %again = icmp slt i32 %j, %n
;   br i1 %again, label %loop, label %done
;
; done:                                             ; preds = %loop
;   %j.lcssa = phi i32 [ %j, %loop ], !dbg !7
;     #dbg_value(i32 %j.lcssa, !8, !DIExpression(), !7)
;   ret i32 %j.lcssa
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "a.cu", directory: "/")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "f", scope: null, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; !4 = !DISubroutineType(types: !5)
; !5 = !{!6}
; !6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; !7 = !DILocation(line: 2, column: 3, scope: !3)
; !8 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 2, type: !6)
