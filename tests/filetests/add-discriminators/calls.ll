; RUN: opt -passes='add-discriminators'
; Calls of a line in one block get numbers but for the first; intrinsics do not, but for those that fill memory, which count as instructions.
declare i32 @g(i32)
declare i32 @llvm.smax.i32(i32, i32)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define i32 @f(i32 %a, ptr %p, i1 %c) !dbg !3 {
entry:
  %x = call i32 @g(i32 %a), !dbg !6
  %y = call i32 @g(i32 %x), !dbg !6
  br i1 %c, label %then, label %end, !dbg !7
then:
  %z = call i32 @g(i32 %y), !dbg !6
  %u = call i32 asm "mov.u32 $0, %clock;", "=r"(), !dbg !6
  %v = call i32 @llvm.smax.i32(i32 %z, i32 %u), !dbg !6
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 8, i1 false), !dbg !6
  store i32 %v, ptr %p, align 4, !dbg !8
  br label %end, !dbg !8
end:
  %w = call i32 @llvm.smax.i32(i32 %y, i32 %a), !dbg !8
  ret i32 %w, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !4, scopeLine: 1, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 2, column: 3, scope: !3)
!7 = !DILocation(line: 3, column: 3, scope: !3)
!8 = !DILocation(line: 4, column: 3, scope: !3)
; EXPECT
; declare i32 @g(i32)
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smax.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1
;
; define i32 @f(i32 %a, ptr %p, i1 %c) !dbg !3 {
; entry:
;   %x = call i32 @g(i32 %a), !dbg !6
;   %y = call i32 @g(i32 %x), !dbg !7
;   br i1 %c, label %then, label %end, !dbg !9
;
; then:                                             ; preds = %entry
;   %z = call i32 @g(i32 %y), !dbg !10
;   %u = call i32 asm "mov.u32 $0, %clock;", "=r"(), !dbg !12
;   %v = call i32 @llvm.smax.i32(i32 %z, i32 %u), !dbg !6
;   call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 8, i1 false), !dbg !10
;   store i32 %v, ptr %p, align 4, !dbg !14
;   br label %end, !dbg !14
;
; end:                                              ; preds = %then, %entry
;   %w = call i32 @llvm.smax.i32(i32 %y, i32 %a), !dbg !14
;   ret i32 %w, !dbg !15
; }
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
; !6 = !DILocation(line: 2, column: 3, scope: !3)
; !7 = !DILocation(line: 2, column: 3, scope: !8)
; !8 = !DILexicalBlockFile(scope: !3, file: !1, discriminator: 4)
; !9 = !DILocation(line: 3, column: 3, scope: !3)
; !10 = !DILocation(line: 2, column: 3, scope: !11)
; !11 = !DILexicalBlockFile(scope: !3, file: !1, discriminator: 2)
; !12 = !DILocation(line: 2, column: 3, scope: !13)
; !13 = !DILexicalBlockFile(scope: !3, file: !1, discriminator: 6)
; !14 = !DILocation(line: 4, column: 3, scope: !3)
; !15 = !DILocation(line: 3, column: 3, scope: !11)
