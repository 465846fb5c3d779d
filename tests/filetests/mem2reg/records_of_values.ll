; RUN: opt -passes='mem2reg'
; A declared variable has a value from each store and each phi on, with the line 0; a store of a part of it makes it unknown.
define i32 @f(i32 %x, i1 %c) !dbg !5 {
entry:
  %a = alloca i32, align 4
  %n = alloca i32, align 4
    #dbg_declare(ptr %a, !17, !DIExpression(), !20)
    #dbg_declare(ptr %n, !15, !DIExpression(), !20)
  store i32 0, ptr %a, align 4
  store i32 %x, ptr %n, align 4
  br i1 %c, label %then, label %end
then:
  %square = mul i32 %x, %x
  store i32 %square, ptr %a, align 4
  br label %end
end:
    #dbg_value(i32 %x, !14, !DIExpression(), !20)
  %l = load i32, ptr %a, align 4
  %k = load i32, ptr %n, align 4
  %r = add i32 %l, %k
  ret i32 %r, !dbg !20
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !8)
!6 = !DISubroutineType(types: !8)
!8 = !{}
!10 = !DILocalVariable(name: "s", scope: !5, file: !1, line: 2, type: !11)
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", size: 128)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!14 = !DILocalVariable(name: "a", scope: !5, file: !1, line: 2, type: !12)
!15 = !DILocalVariable(name: "d", scope: !5, file: !1, line: 2, type: !13)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "number", file: !1, line: 1, baseType: !12)
!17 = !DILocalVariable(name: "t", scope: !5, file: !1, line: 2, type: !16)
!20 = !DILocation(line: 3, column: 1, scope: !5)
; EXPECT
; define i32 @f(i32 %x, i1 %c) !dbg !3 {
; entry:
;     #dbg_value(i32 0, !6, !DIExpression(), !9)
;     #dbg_value(i32 poison, !10, !DIExpression(), !9)
;   br i1 %c, label %then, label %end
;
; then:                                             ; preds = %entry
;   %square = mul i32 %x, %x
;     #dbg_value(i32 %square, !6, !DIExpression(), !9)
;   br label %end
;
; end:                                              ; preds = %then, %entry
;   %a.0 = phi i32 [ %square, %then ], [ 0, %entry ]
;     #dbg_value(i32 %a.0, !6, !DIExpression(), !9)
;     #dbg_value(i32 %x, !12, !DIExpression(), !13)
;   %r = add i32 %a.0, %x
;   ret i32 %r, !dbg !13
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "a.c", directory: "/")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "f", scope: null, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !5)
; !4 = !DISubroutineType(types: !5)
; !5 = !{}
; !6 = !DILocalVariable(name: "t", scope: !3, file: !1, line: 2, type: !7)
; !7 = !DIDerivedType(tag: DW_TAG_typedef, name: "number", file: !1, line: 1, baseType: !8)
; !8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; !9 = !DILocation(line: 0, scope: !3)
; !10 = !DILocalVariable(name: "d", scope: !3, file: !1, line: 2, type: !11)
; !11 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
; !12 = !DILocalVariable(name: "a", scope: !3, file: !1, line: 2, type: !8)
; !13 = !DILocation(line: 3, column: 1, scope: !3)
