; RUN: opt -passes=annotation-remarks --print-after=annotation-remarks --pass-remarks-missed=annotation-remarks
; A store that initialises a variable is told with its size and the slot.
define void @f() {
  %slot = alloca i64
  store volatile i64 0, ptr %slot, !annotation !0, !dbg !4
  ret void
}
!llvm.module.flags = !{!1}
!llvm.dbg.cu = !{!2}
!0 = !{!"auto-init"}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3)
!3 = !DIFile(filename: "file", directory: "")
!4 = !DILocation(line: 3, scope: !5)
!5 = distinct !DISubprogram(name: "f", scope: !3, file: !3, unit: !2)
; EXPECT
; ; *** IR Dump After AnnotationRemarksPass on f ***
; define void @f() {
;   %slot = alloca i64, align 8
;   store volatile i64 0, ptr %slot, align 4, !dbg !3, !annotation !5
;   ret void
; }
; remark: file:3:0: Store inserted by -ftrivial-auto-var-init.
; Store size: 8 bytes.
;  Written Variables: slot (8 bytes). Volatile: true.
