; RUN: opt -passes=globalopt
; Every part of a variable is described as those bits of the source's variable.
@pair = internal addrspace(1) global { i32, i32 } zeroinitializer, align 8, !dbg !0
define i32 @f(i32 %x) {
  %a = load i32, ptr addrspace(1) @pair
  store i32 %x, ptr addrspace(1) @pair
  %b = load i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @pair, i64 4)
  store i32 %a, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @pair, i64 4)
  %s = add i32 %a, %b
  ret i32 %s
}
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "pair", scope: !2, file: !3, line: 1, type: !4, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, emissionKind: FullDebug, globals: !5)
!3 = !DIFile(filename: "a.cu", directory: "/")
!4 = !DIBasicType(name: "pair", size: 64, encoding: DW_ATE_unsigned)
!5 = !{!0}
!6 = !{i32 2, !"Debug Info Version", i32 3}
; EXPECT
; @pair.0 = internal unnamed_addr addrspace(1) global i32 0, align 8, !dbg !0
; @pair.1 = internal unnamed_addr addrspace(1) global i32 0, align 4, !dbg !7
;
; define i32 @f(i32 %x) local_unnamed_addr {
;   %a = load i32, ptr addrspace(1) @pair.0, align 8
;   store i32 %x, ptr addrspace(1) @pair.0, align 8
;   %b = load i32, ptr addrspace(1) @pair.1, align 4
;   store i32 %a, ptr addrspace(1) @pair.1, align 4
;   %s = add i32 %a, %b
;   ret i32 %s
; }
;
; !llvm.dbg.cu = !{!2}
; !llvm.module.flags = !{!8}
;
; !0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 32))
; !1 = distinct !DIGlobalVariable(name: "pair", scope: !2, file: !3, line: 1, type: !6, isLocal: true, isDefinition: true)
; !2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4)
; !3 = !DIFile(filename: "a.cu", directory: "/")
; !4 = !{!5}
; !5 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
; !6 = !DIBasicType(name: "pair", size: 64, encoding: DW_ATE_unsigned)
; !7 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_LLVM_fragment, 32, 32))
; !8 = !{i32 2, !"Debug Info Version", i32 3}
