; RUN: opt -passes='ipsccp<func-spec>' -force-specialization
; A copy has a subprogram of its own, in which its code is.
define internal i32 @apply(ptr %f, i32 %n) !dbg !4 {
  %r = call i32 %f(i32 %n), !dbg !6
  ret i32 %r, !dbg !6
}
declare i32 @twice(i32)
define i32 @first(i32 %n, ptr %f) {
  %a = call i32 @apply(ptr @twice, i32 %n)
  %b = call i32 @apply(ptr %f, i32 %a)
  ret i32 %b
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !5)
!4 = distinct !DISubprogram(name: "apply", file: !1, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!5 = !{}
!6 = !DILocation(line: 2, scope: !4)
; EXPECT
; define internal i32 @apply(ptr %f, i32 %n) !dbg !3 {
;   %r = call i32 %f(i32 %n), !dbg !6
;   ret i32 %r, !dbg !6
; }
;
; declare i32 @twice(i32)
;
; define i32 @first(i32 %n, ptr %f) {
;   %a = call i32 @apply.specialized.1(ptr @twice, i32 %n)
;   %b = call i32 @apply(ptr %f, i32 %a)
;   ret i32 %b
; }
;
; define internal i32 @apply.specialized.1(ptr %f, i32 %n) !dbg !7 {
;   %r = call i32 @twice(i32 %n), !dbg !8
;   ret i32 %r, !dbg !8
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "a.c", directory: "/")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "apply", scope: null, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; !4 = !DISubroutineType(types: !5)
; !5 = !{}
; !6 = !DILocation(line: 2, scope: !3)
; !7 = distinct !DISubprogram(name: "apply", scope: null, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; !8 = !DILocation(line: 2, scope: !7)
