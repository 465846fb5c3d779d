; RUN: opt -passes='sroa'
; Each piece of a structure is a fragment of its variable: also where the variable starts inside the alloca, or is a fragment of a larger one.
define i64 @f(i32 %x, float %y, i64 %z) !dbg !5 {
  %s = alloca [24 x i8], align 8
    #dbg_declare(ptr %s, !10, !DIExpression(), !20)
    #dbg_declare(ptr %s, !10, !DIExpression(DW_OP_LLVM_fragment, 32, 64), !20)
    #dbg_declare(ptr %s, !15, !DIExpression(DW_OP_plus_uconst, 12), !20)
    #dbg_value(ptr %s, !15, !DIExpression(DW_OP_deref), !20)
  store i32 %x, ptr %s, align 8
  %p1 = getelementptr i8, ptr %s, i64 4
  store float %y, ptr %p1, align 4
  %p2 = getelementptr i8, ptr %s, i64 8
  store i64 %z, ptr %p2, align 8
  %l = load i64, ptr %p2, align 8
  %m = load i32, ptr %s, align 8
  %n = zext i32 %m to i64
  %v = load float, ptr %p1, align 4
  %w = fptoui float %v to i64
  %r = add i64 %l, %n
  %t = add i64 %r, %w
  ret i64 %t, !dbg !20
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
; define i64 @f(i32 %x, float %y, i64 %z) !dbg !3 {
;     #dbg_value(ptr poison, !6, !DIExpression(DW_OP_deref), !8)
;     #dbg_value(i32 %x, !9, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !11)
;     #dbg_value(i32 %x, !9, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !11)
;     #dbg_value(float %y, !9, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !11)
;     #dbg_value(float %y, !9, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !11)
;     #dbg_value(i64 %z, !9, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !11)
;     #dbg_value(i64 %z, !6, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_LLVM_fragment, 0, 32), !11)
;   %n = zext i32 %x to i64
;   %w = fptoui float %y to i64
;   %r = add i64 %z, %n
;   %t = add i64 %r, %w
;   ret i64 %t, !dbg !8
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
; !6 = !DILocalVariable(name: "d", scope: !3, file: !1, line: 2, type: !7)
; !7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
; !8 = !DILocation(line: 3, column: 1, scope: !3)
; !9 = !DILocalVariable(name: "s", scope: !3, file: !1, line: 2, type: !10)
; !10 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", size: 128)
; !11 = !DILocation(line: 0, scope: !3)
