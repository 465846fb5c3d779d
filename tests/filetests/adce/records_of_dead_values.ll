; RUN: opt -passes='adce'
; Records of a dead value say what it was: constants are added up, further operands are listed, casts and comparisons have operators. A load and a floating-point sum are lost.
define void @f(i32 %x, i64 %z, ptr %p, float %y) !dbg !5 {
  %sum = add i64 %z, 5
  %more = sub i64 %sum, 2
    #dbg_value(i64 %more, !15, !DIExpression(), !20)
  %wide = zext i32 %x to i64
  %product = mul i64 %wide, %z
    #dbg_value(i64 %product, !15, !DIExpression(), !20)
  %less = icmp slt i64 %z, 7
    #dbg_value(i1 %less, !14, !DIExpression(), !20)
  %low = trunc i64 %z to i32
    #dbg_value(i32 %low, !10, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !20)
  %q = getelementptr [4 x i32], ptr %p, i64 %z, i32 %x
    #dbg_value(ptr %q, !15, !DIExpression(), !20)
  %field = getelementptr { i32, i64 }, ptr %p, i64 0, i32 1
    #dbg_value(ptr %field, !15, !DIExpression(DW_OP_deref), !20)
    #dbg_value(!DIArgList(i64 %more, i32 %x), !15, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !20)
  %l = load i32, ptr %p, align 4
    #dbg_value(i32 %l, !14, !DIExpression(), !20)
  %g = fadd float %y, %y
    #dbg_value(float %g, !14, !DIExpression(), !20)
  ret void, !dbg !20
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
; define void @f(i32 %x, i64 %z, ptr %p, float %y) !dbg !3 {
;     #dbg_value(i64 %z, !6, !DIExpression(DW_OP_plus_uconst, 5, DW_OP_constu, 2, DW_OP_minus, DW_OP_stack_value), !8)
;     #dbg_value(!DIArgList(i32 %x, i64 %z), !6, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_arg, 1, DW_OP_mul, DW_OP_stack_value), !8)
;     #dbg_value(i64 %z, !9, !DIExpression(DW_OP_consts, 7, DW_OP_lt, DW_OP_stack_value), !8)
;     #dbg_value(i64 %z, !11, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !8)
;     #dbg_value(!DIArgList(ptr %p, i64 %z, i32 %x), !6, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 16, DW_OP_mul, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_constu, 4, DW_OP_mul, DW_OP_plus, DW_OP_stack_value), !8)
;     #dbg_value(ptr %p, !6, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_deref, DW_OP_stack_value), !8)
;     #dbg_value(!DIArgList(i64 %z, i32 %x), !6, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_plus_uconst, 5, DW_OP_constu, 2, DW_OP_minus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !8)
;     #dbg_value(i32 poison, !9, !DIExpression(), !8)
;     #dbg_value(float poison, !9, !DIExpression(), !8)
;   ret void, !dbg !8
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
; !9 = !DILocalVariable(name: "a", scope: !3, file: !1, line: 2, type: !10)
; !10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; !11 = !DILocalVariable(name: "s", scope: !3, file: !1, line: 2, type: !12)
; !12 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", size: 128)
