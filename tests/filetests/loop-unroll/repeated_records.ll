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
