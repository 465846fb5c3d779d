; RUN: opt -passes='loop-mssa(licm)'
; Stores of one value are promoted without a phi, at an address that a constant expression computes, too; the store behind the loop is in the scope that both lines are in.
@g = global [2 x i32] zeroinitializer, align 4

define void @f(i1 %c, i1 %again) !dbg !5 {
entry:
  br label %loop
loop:
  store i32 7, ptr getelementptr inbounds ([2 x i32], ptr @g, i64 0, i64 1), align 4, !dbg !8
  br i1 %c, label %then, label %latch
then:
  store i32 7, ptr getelementptr inbounds ([2 x i32], ptr @g, i64 0, i64 1), align 4, !dbg !9
  br label %latch
latch:
  br i1 %again, label %loop, label %exit
exit:
  ret void
}

define void @different(i1 %c, i1 %again) {
entry:
  br label %loop
loop:
  store i32 7, ptr @g, align 4
  br i1 %c, label %then, label %latch
then:
  store i32 8, ptr @g, align 4
  br label %latch
latch:
  br i1 %again, label %loop, label %exit
exit:
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, producer: "", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = distinct !DILexicalBlock(scope: !5, file: !2, line: 2, column: 1)
!7 = distinct !DILexicalBlock(scope: !6, file: !2, line: 4, column: 1)
!8 = !DILocation(line: 3, column: 1, scope: !6)
!9 = !DILocation(line: 5, column: 1, scope: !7)
; EXPECT
; @g = global [2 x i32] zeroinitializer, align 4
;
; define void @f(i1 %c, i1 %again) !dbg !3 {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   br i1 %c, label %then, label %latch
;
; then:                                             ; preds = %loop
;   br label %latch
;
; latch:                                            ; preds = %then, %loop
;   br i1 %again, label %loop, label %exit
;
; exit:                                             ; preds = %latch
;   store i32 7, ptr getelementptr inbounds ([2 x i32], ptr @g, i64 0, i64 1), align 4, !dbg !6
;   ret void
; }
;
; define void @different(i1 %c, i1 %again) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   br i1 %c, label %then, label %latch
;
; then:                                             ; preds = %loop
;   br label %latch
;
; latch:                                            ; preds = %then, %loop
;   %0 = phi i32 [ 8, %then ], [ 7, %loop ]
;   br i1 %again, label %loop, label %exit
;
; exit:                                             ; preds = %latch
;   %.lcssa = phi i32 [ %0, %latch ]
;   store i32 %.lcssa, ptr @g, align 4
;   ret void
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "a.c", directory: "/")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; !4 = !DISubroutineType(types: !5)
; !5 = !{null}
; !6 = !DILocation(line: 0, scope: !7)
; !7 = distinct !DILexicalBlock(scope: !3, file: !1, line: 2, column: 1)
