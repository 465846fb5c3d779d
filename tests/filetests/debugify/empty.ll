; RUN: opt -passes=debugify
; A module without functions counts no lines and no variables.
@data = global i32 0
; EXPECT
; @data = global i32 0
;
; !llvm.dbg.cu = !{!0}
; !llvm.debugify = !{!2, !2}
; !llvm.module.flags = !{!3}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "debugify", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "INPUT", directory: "/")
; !2 = !{i32 0}
; !3 = !{i32 2, !"Debug Info Version", i32 3}
