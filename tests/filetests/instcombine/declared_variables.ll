; RUN: opt -passes=instcombine
; Variables in memory are told by their values; structures and what is accessed as volatile stay declared.
; What is told twice before one instruction, or again in a block, is told once.
declare void @g(ptr, i32)
declare void @h(ptr, ptr)
define void @f(i32 %n, ptr %p) !dbg !5 {
  %a = alloca i32, align 4
  %b = alloca { i32, i32 }, align 4
  %v = alloca i32, align 4
  #dbg_declare(ptr %a, !10, !DIExpression(), !12)
  #dbg_declare(ptr %b, !11, !DIExpression(), !12)
  #dbg_declare(ptr %v, !13, !DIExpression(), !12)
  store i32 %n, ptr %a, align 4, !dbg !14
  %x = load i32, ptr %a, align 4, !dbg !14
  call void @g(ptr %a, i32 %x), !dbg !14
  call void @g(ptr %b, i32 %x), !dbg !14
  store volatile i32 %x, ptr %v, !dbg !14
  store i16 7, ptr %a, align 4, !dbg !14
  %y = load i16, ptr %a, align 4, !dbg !14
  call void @g(ptr %p, i32 %x), !dbg !14
  %z = ptrtoint ptr %a to i64
  store i64 %z, ptr %p
  call void @h(ptr %a, ptr %a), !dbg !14
  call void @h(ptr %a, ptr %p), !dbg !14
  store i32 %n, ptr %a, align 4, !dbg !14
  call void @h(ptr %p, ptr %p), !dbg !14
  store i32 %n, ptr %a, align 4, !dbg !14
  %q = getelementptr i8, ptr %a, i64 2
  call void @g(ptr %q, i32 %x), !dbg !14
  ret void, !dbg !12
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "x", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "l.cu", directory: "/")
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: null, file: !1, line: 1, type: !6, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!6 = !DISubroutineType(types: !7)
!7 = !{}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, line: 1, size: 64)
!10 = !DILocalVariable(name: "a", scope: !5, file: !1, line: 1, type: !8)
!11 = !DILocalVariable(name: "b", scope: !5, file: !1, line: 1, type: !9)
!12 = !DILocation(line: 2, column: 1, scope: !5)
!13 = !DILocalVariable(name: "v", scope: !5, file: !1, line: 1, type: !8)
!14 = !DILocation(line: 3, column: 1, scope: !5)
; EXPECT
; declare void @g(ptr, i32)
;
; declare void @h(ptr, ptr)
;
; define void @f(i32 %n, ptr %p) !dbg !3 {
;   %a = alloca i32, align 4
;   %b = alloca { i32, i32 }, align 4
;   %v = alloca i32, align 4
;     #dbg_declare(ptr %b, !6, !DIExpression(), !8)
;     #dbg_declare(ptr %v, !9, !DIExpression(), !8)
;     #dbg_value(i32 %n, !11, !DIExpression(), !12)
;   store i32 %n, ptr %a, align 4, !dbg !13
;     #dbg_value(ptr %a, !11, !DIExpression(DW_OP_deref), !12)
;   call void @g(ptr nonnull %a, i32 %n), !dbg !13
;   call void @g(ptr nonnull %b, i32 %n), !dbg !13
;   store volatile i32 %n, ptr %v, align 4, !dbg !13
;     #dbg_value(i16 poison, !11, !DIExpression(), !12)
;   store i16 7, ptr %a, align 4, !dbg !13
;   call void @g(ptr %p, i32 %n), !dbg !13
;   %z = ptrtoint ptr %a to i64
;   store i64 %z, ptr %p, align 4
;     #dbg_value(ptr %a, !11, !DIExpression(DW_OP_deref), !12)
;   call void @h(ptr nonnull %a, ptr nonnull %a), !dbg !13
;   call void @h(ptr nonnull %a, ptr %p), !dbg !13
;     #dbg_value(i32 %n, !11, !DIExpression(), !12)
;   store i32 %n, ptr %a, align 4, !dbg !13
;   call void @h(ptr %p, ptr %p), !dbg !13
;   store i32 %n, ptr %a, align 4, !dbg !13
;   %q = getelementptr inbounds nuw i8, ptr %a, i64 2
;   call void @g(ptr nonnull %q, i32 %n), !dbg !13
;   ret void, !dbg !8
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "x", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "l.cu", directory: "/")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "f", scope: null, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
; !4 = !DISubroutineType(types: !5)
; !5 = !{}
; !6 = !DILocalVariable(name: "b", scope: !3, file: !1, line: 1, type: !7)
; !7 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, line: 1, size: 64)
; !8 = !DILocation(line: 2, column: 1, scope: !3)
; !9 = !DILocalVariable(name: "v", scope: !3, file: !1, line: 1, type: !10)
; !10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; !11 = !DILocalVariable(name: "a", scope: !3, file: !1, line: 1, type: !10)
; !12 = !DILocation(line: 0, scope: !3)
; !13 = !DILocation(line: 3, column: 1, scope: !3)
