; RUN: opt -passes=globalopt
; A debugger computes the number from the i1 that a variable has become.
@state = internal addrspace(1) global i32 3, !dbg !0
define i32 @f() {
  %old = load i32, ptr addrspace(1) @state
  store i32 9, ptr addrspace(1) @state
  ret i32 %old
}
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "state", scope: !2, file: !3, line: 1, type: !4, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, emissionKind: FullDebug, globals: !5)
!3 = !DIFile(filename: "a.cu", directory: "/")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !{!0}
!6 = !{i32 2, !"Debug Info Version", i32 3}
; EXPECT
; @state = internal unnamed_addr addrspace(1) global i1 false, !dbg !0
;
; define i32 @f() local_unnamed_addr {
;   %old.b = load i1, ptr addrspace(1) @state, align 1
;   %old = select i1 %old.b, i32 9, i32 3
;   store i1 true, ptr addrspace(1) @state, align 1
;   ret i32 %old
; }
;
; !llvm.dbg.cu = !{!2}
; !llvm.module.flags = !{!7}
;
; !0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_deref_size, 1, DW_OP_constu, 6, DW_OP_mul, DW_OP_constu, 3, DW_OP_plus, DW_OP_stack_value))
; !1 = distinct !DIGlobalVariable(name: "state", scope: !2, file: !3, line: 1, type: !6, isLocal: true, isDefinition: true)
; !2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4)
; !3 = !DIFile(filename: "a.cu", directory: "/")
; !4 = !{!5}
; !5 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
; !6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; !7 = !{i32 2, !"Debug Info Version", i32 3}
