; RUN: opt -passes=strip -S
; Local names and debug information go; what llvm.used lists and what is visible outside keep their names.
%struct.pair = type { i32, ptr }

@kept = internal global i32 1
@dropped = internal global %struct.pair zeroinitializer
@shown = global i32 0
@llvm.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"

define internal i32 @local(i32 %arg) {
entry:
  %sum = add i32 %arg, 1
  ret i32 %sum
}

define i32 @public(i32 %arg) !dbg !4 {
entry:
    #dbg_value(i32 %arg, !7, !DIExpression(), !8)
  %r = call i32 @local(i32 %arg), !dbg !8
  %p = getelementptr %struct.pair, ptr @dropped, i32 0, i32 0
  store i32 %r, ptr %p, align 4
  ret i32 %r, !dbg !8
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "p", emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "public", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocalVariable(name: "arg", arg: 1, scope: !4, file: !1, line: 1)
!8 = !DILocation(line: 2, column: 3, scope: !4)
; EXPECT
; %0 = type { i32, ptr }
;
; @kept = internal global i32 1
; @0 = internal global %0 zeroinitializer
; @shown = global i32 0
; @llvm.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"
;
; define internal i32 @1(i32 %0) {
;   %2 = add i32 %0, 1
;   ret i32 %2
; }
;
; define i32 @public(i32 %0) {
;   %2 = call i32 @1(i32 %0)
;   %3 = getelementptr %0, ptr @0, i32 0, i32 0
;   store i32 %2, ptr %3, align 4
;   ret i32 %2
; }
;
; !llvm.module.flags = !{!0}
;
; !0 = !{i32 2, !"Debug Info Version", i32 3}
