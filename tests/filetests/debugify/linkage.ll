; RUN: opt -passes=debugify
; Declarations and functions that another definition may stand for are left out; local ones are marked.
declare i32 @declared(i32)
define weak i32 @weak(i32 %a) {
  %b = add i32 %a, 1
  ret i32 %b
}
define linkonce_odr i32 @linkonce(i32 %a) {
  %b = add i32 %a, 1
  ret i32 %b
}
define available_externally i32 @available(i32 %a) {
  %b = add i32 %a, 1
  ret i32 %b
}
define internal i32 @local(i32 %a) {
  %b = call i32 @declared(i32 %a)
  ret i32 %b
}
; EXPECT
; declare i32 @declared(i32)
;
; define weak i32 @weak(i32 %a) {
;   %b = add i32 %a, 1
;   ret i32 %b
; }
;
; define linkonce_odr i32 @linkonce(i32 %a) {
;   %b = add i32 %a, 1
;   ret i32 %b
; }
;
; define available_externally i32 @available(i32 %a) {
;   %b = add i32 %a, 1
;   ret i32 %b
; }
;
; define internal i32 @local(i32 %a) !dbg !5 {
;   %b = call i32 @declared(i32 %a), !dbg !11
;     #dbg_value(i32 %b, !9, !DIExpression(), !11)
;   ret i32 %b, !dbg !12
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.debugify = !{!2, !3}
; !llvm.module.flags = !{!4}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "debugify", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "INPUT", directory: "/")
; !2 = !{i32 2}
; !3 = !{i32 1}
; !4 = !{i32 2, !"Debug Info Version", i32 3}
; !5 = distinct !DISubprogram(name: "local", linkageName: "local", scope: null, file: !1, line: 1, type: !6, scopeLine: 1, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !8)
; !6 = !DISubroutineType(types: !7)
; !7 = !{}
; !8 = !{!9}
; !9 = !DILocalVariable(name: "1", scope: !5, file: !1, line: 1, type: !10)
; !10 = !DIBasicType(name: "ty32", size: 32, encoding: DW_ATE_unsigned)
; !11 = !DILocation(line: 1, column: 1, scope: !5)
; !12 = !DILocation(line: 2, column: 1, scope: !5)
