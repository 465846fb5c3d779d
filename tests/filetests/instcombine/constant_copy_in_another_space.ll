; RUN: opt -passes='instcombine'
; A slot that a constant of another address space is copied to is that constant, for loads and for the debugger.
target triple = "nvptx64-nvidia-cuda"
%C = type { float, float, float }
@one = private unnamed_addr addrspace(1) constant %C { float 1.0, float 2.0, float 3.0 }, align 4
declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
define float @f(i32 %i) !dbg !5 {
  %a = alloca %C, align 4
    #dbg_declare(ptr %a, !9, !DIExpression(), !10)
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %a, ptr addrspace(1) align 4 @one, i64 12, i1 false), !dbg !10
  %c = addrspacecast ptr %a to ptr addrspace(5)
  %p = getelementptr inbounds float, ptr addrspace(5) %c, i32 %i, !dbg !10
  %v = load float, ptr addrspace(5) %p, align 4, !dbg !10
  ret float %v, !dbg !10
}
; The copy may be to the slot in its own space, as it is behind nvptx-lower-alloca.
@two = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
declare void @llvm.memcpy.p5.p0.i64(ptr addrspace(5), ptr, i64, i1)
define i32 @lowered(i64 %i) {
  %a = alloca [4 x i32], align 4
  %c = addrspacecast ptr %a to ptr addrspace(5)
  call void @llvm.memcpy.p5.p0.i64(ptr addrspace(5) align 4 %c, ptr align 4 @two, i64 16, i1 false)
  %p = getelementptr inbounds i32, ptr addrspace(5) %c, i64 %i
  %v = load i32, ptr addrspace(5) %p, align 4
  %w = load i32, ptr addrspace(5) %c, align 4
  %s = add i32 %v, %w
  ret i32 %s
}
; Not where it is to the middle of the slot.
define i32 @middle(i64 %i) {
  %a = alloca [8 x i32], align 4
  %c = addrspacecast ptr %a to ptr addrspace(5)
  %m = getelementptr inbounds i32, ptr addrspace(5) %c, i64 4
  call void @llvm.memcpy.p5.p0.i64(ptr addrspace(5) align 4 %m, ptr align 4 @two, i64 16, i1 false)
  %p = getelementptr inbounds i32, ptr addrspace(5) %m, i64 %i
  %v = load i32, ptr addrspace(5) %p, align 4
  ret i32 %v
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !7)
!7 = !{!8}
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DILocalVariable(name: "c", scope: !5, file: !1, line: 2, type: !8)
!10 = !DILocation(line: 2, scope: !5)
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; %C = type { float, float, float }
;
; @one = private unnamed_addr addrspace(1) constant %C { float 1.000000e+00, float 2.000000e+00, float 3.000000e+00 }, align 4
; @two = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #0
;
; define float @f(i32 %i) !dbg !4 {
;   %1 = sext i32 %i to i64, !dbg !8
;     #dbg_declare(ptr addrspace(1) @one, !9, !DIExpression(), !8)
;   %2 = getelementptr inbounds float, ptr addrspace(1) @one, i64 %1, !dbg !8
;   %v = load float, ptr addrspace(1) %2, align 4, !dbg !8
;   ret float %v, !dbg !8
; }
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p5.p0.i64(ptr addrspace(5) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; define i32 @lowered(i64 %i) {
;   %1 = getelementptr inbounds i32, ptr @two, i64 %i
;   %v = load i32, ptr %1, align 4
;   %s = add i32 %v, 1
;   ret i32 %s
; }
;
; define i32 @middle(i64 %i) {
;   %a = alloca [8 x i32], align 4
;   %c = addrspacecast ptr %a to ptr addrspace(5)
;   %m = getelementptr inbounds nuw i8, ptr addrspace(5) %c, i64 16
;   call void @llvm.memcpy.p5.p0.i64(ptr addrspace(5) noundef align 4 dereferenceable(16) %m, ptr noundef nonnull align 4 dereferenceable(16) @two, i64 16, i1 false)
;   %p = getelementptr inbounds i32, ptr addrspace(5) %m, i64 %i
;   %v = load i32, ptr addrspace(5) %p, align 4
;   ret i32 %v
; }
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2, !3}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "a.c", directory: "/")
; !2 = !{i32 2, !"Dwarf Version", i32 4}
; !3 = !{i32 2, !"Debug Info Version", i32 3}
; !4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
; !5 = !DISubroutineType(types: !6)
; !6 = !{!7}
; !7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
; !8 = !DILocation(line: 2, scope: !4)
; !9 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 2, type: !7)
