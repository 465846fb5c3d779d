; RUN: opt -passes='load-store-vectorizer'
; The new access promises what all old ones did in the same words; debug records follow the lanes.
target triple = "nvptx64-nvidia-cuda"
define i32 @kept(ptr addrspace(1) align 8 %p) !dbg !5 {
  %p1 = getelementptr i32, ptr addrspace(1) %p, i64 1
  %a = load i32, ptr addrspace(1) %p, align 8, !invariant.load !0, !tbaa !1, !range !9
    #dbg_value(i32 %a, !7, !DIExpression(), !8)
  %b = load i32, ptr addrspace(1) %p1, align 4, !invariant.load !0, !tbaa !1, !dbg !8
  %r = add i32 %a, %b
  ret i32 %r
}
define i32 @dropped(ptr addrspace(1) align 8 %p) {
  %p1 = getelementptr i32, ptr addrspace(1) %p, i64 1
  %a = load i32, ptr addrspace(1) %p, align 8, !invariant.load !0, !tbaa !1
  %b = load i32, ptr addrspace(1) %p1, align 4, !tbaa !10
  %r = add i32 %a, %b
  ret i32 %r
}
!llvm.dbg.cu = !{!3}
!llvm.module.flags = !{!12}
!0 = !{}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !11, i64 0}
!3 = distinct !DICompileUnit(language: DW_LANG_C, file: !4, emissionKind: FullDebug)
!4 = !DIFile(filename: "a.cu", directory: "/")
!5 = distinct !DISubprogram(name: "kept", file: !4, line: 1, unit: !3, type: !6)
!6 = !DISubroutineType(types: !0)
!7 = !DILocalVariable(name: "a", scope: !5, file: !4)
!8 = !DILocation(line: 2, scope: !5)
!9 = !{i32 0, i32 10}
!10 = !{!11, !11, i64 0}
!11 = !{!"char", !13, i64 0}
!13 = !{!"root"}
!12 = !{i32 2, !"Debug Info Version", i32 3}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @kept(ptr addrspace(1) align 8 %p) !dbg !3 {
;   %1 = load <2 x i32>, ptr addrspace(1) %p, align 8, !tbaa !6, !invariant.load !5
;   %a1 = extractelement <2 x i32> %1, i32 0
;   %b2 = extractelement <2 x i32> %1, i32 1
;     #dbg_value(i32 %a1, !10, !DIExpression(), !11)
;   %r = add i32 %a1, %b2
;   ret i32 %r
; }
;
; define i32 @dropped(ptr addrspace(1) align 8 %p) {
;   %1 = load <2 x i32>, ptr addrspace(1) %p, align 8
;   %a1 = extractelement <2 x i32> %1, i32 0
;   %b2 = extractelement <2 x i32> %1, i32 1
;   %r = add i32 %a1, %b2
;   ret i32 %r
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "a.cu", directory: "/")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "kept", scope: null, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; !4 = !DISubroutineType(types: !5)
; !5 = !{}
; !6 = !{!7, !7, i64 0}
; !7 = !{!"int", !8, i64 0}
; !8 = !{!"char", !9, i64 0}
; !9 = !{!"root"}
; !10 = !DILocalVariable(name: "a", scope: !3, file: !1)
; !11 = !DILocation(line: 2, scope: !3)
