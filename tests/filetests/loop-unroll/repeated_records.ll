; RUN: opt -passes='loop-unroll'
; What every iteration says alike of a variable is said once behind complete unrolling.
target triple = "nvptx64-nvidia-cuda"

define i64 @f() !dbg !2 {
entry:
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %next, %loop ]
  #dbg_value(i32 0, !5, !DIExpression(), !7)
  #dbg_value(i64 %k, !8, !DIExpression(), !7)
  %next = add nuw nsw i64 %k, 1
  %more = icmp ne i64 %next, 3
  br i1 %more, label %loop, label %done
done:
  ret i64 %next
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!9}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: true, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cu", directory: "/")
!2 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!3 = !DISubroutineType(types: !4)
!4 = !{}
!5 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !6)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DILocation(line: 2, scope: !2)
!8 = !DILocalVariable(name: "k", scope: !2, file: !1, line: 3, type: !6)
!9 = !{i32 2, !"Debug Info Version", i32 3}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i64 @f() !dbg !3 {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry
;     #dbg_value(i32 0, !6, !DIExpression(), !8)
;     #dbg_value(i64 2, !9, !DIExpression(), !8)
;   ret i64 3
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "a.cu", directory: "/")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; !4 = !DISubroutineType(types: !5)
; !5 = !{}
; !6 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 2, type: !7)
; !7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; !8 = !DILocation(line: 2, scope: !3)
; !9 = !DILocalVariable(name: "k", scope: !3, file: !1, line: 3, type: !7)
