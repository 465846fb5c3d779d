; RUN: opt -passes='add-discriminators'
; A function without a subprogram stays as it is, and so does one without places.
define i32 @f(i32 %a, i1 %c) {
entry:
  br i1 %c, label %then, label %end
then:
  br label %end
end:
  %p = phi i32 [ %a, %entry ], [ 0, %then ]
  ret i32 %p
}
define void @g() !dbg !3 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !4, scopeLine: 1, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{}
; EXPECT
; define i32 @f(i32 %a, i1 %c) {
; entry:
;   br i1 %c, label %then, label %end
;
; then:                                             ; preds = %entry
;   br label %end
;
; end:                                              ; preds = %then, %entry
;   %p = phi i32 [ %a, %entry ], [ 0, %then ]
;   ret i32 %p
; }
;
; define void @g() !dbg !3 {
;   ret void
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "a.c", directory: "/d")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "f", scope: null, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
; !4 = !DISubroutineType(types: !5)
; !5 = !{}
