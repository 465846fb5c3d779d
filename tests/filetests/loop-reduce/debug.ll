; RUN: opt -passes='loop(loop-reduce)'
; A variable that is the old counter is told from what is left, or as unknown.
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr addrspace(1) %p, i64 %stride, i64 %n) !dbg !4 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
    #dbg_value(i64 %i, !7, !DIExpression(), !9)
  %x = mul i64 %i, %stride
    #dbg_value(i64 %x, !8, !DIExpression(), !9)
  %a = getelementptr i8, ptr addrspace(1) %p, i64 %x
  store i8 1, ptr addrspace(1) %a
  %next = add i64 %i, 1
  %c = icmp eq i64 %next, %n
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !DILocalVariable(name: "i", scope: !4, file: !1, line: 2, type: !6)
!8 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 3, type: !6)
!9 = !DILocation(line: 2, scope: !4)
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(ptr addrspace(1) %p, i64 %stride, i64 %n) !dbg !3 {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %lsr.iv1 = phi ptr addrspace(1) [ %lsr.iv1.next, %loop ], [ %p, %entry ]
;   %lsr.iv = phi i64 [ %lsr.iv.next, %loop ], [ %n, %entry ]
;     #dbg_value(i64 poison, !6, !DIExpression(), !8)
;     #dbg_value(!DIArgList(i64 poison, i64 %stride), !9, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_mul, DW_OP_stack_value), !8)
;   store i8 1, ptr addrspace(1) %lsr.iv1, align 1
;   %lsr.iv.next = add i64 %lsr.iv, -1
;   %lsr.iv1.next = getelementptr i8, ptr addrspace(1) %lsr.iv1, i64 %stride
;   %c = icmp eq i64 %lsr.iv.next, 0
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "a.cu", directory: "/")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; !4 = !DISubroutineType(types: !5)
; !5 = !{null}
; !6 = !DILocalVariable(name: "i", scope: !3, file: !1, line: 2, type: !7)
; !7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
; !8 = !DILocation(line: 2, scope: !3)
; !9 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 3, type: !7)
