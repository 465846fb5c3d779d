; RUN: opt -passes=annotation-remarks --print-after=annotation-remarks --pass-remarks-missed=annotation-remarks
; Fills and copies are told with the number of bytes and the objects, calls of functions by their names, anything else as unknown.
@from = global [16 x i8] zeroinitializer
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @own_fill(ptr)
define void @f() {
  %slot = alloca [16 x i8]
  call void @llvm.memset.p0.i64(ptr %slot, i8 0, i64 16, i1 false), !annotation !0, !dbg !4
  call void @llvm.memcpy.p0.p0.i64(ptr %slot, ptr @from, i64 16, i1 true), !annotation !0, !dbg !4
  call void @own_fill(ptr %slot), !annotation !0, !dbg !4
  ret void, !annotation !0, !dbg !4
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
;   %slot = alloca [16 x i8], align 1
;   call void @llvm.memset.p0.i64(ptr %slot, i8 0, i64 16, i1 false), !dbg !3, !annotation !5
;   call void @llvm.memcpy.p0.p0.i64(ptr %slot, ptr @from, i64 16, i1 true), !dbg !3, !annotation !5
;   call void @own_fill(ptr %slot), !dbg !3, !annotation !5
;   ret void, !dbg !3, !annotation !5
; }
; remark: file:3:0: Call to memset inserted by -ftrivial-auto-var-init. Memory operation size: 16 bytes.
;  Written Variables: slot (16 bytes).
; remark: file:3:0: Call to memcpy inserted by -ftrivial-auto-var-init. Memory operation size: 16 bytes.
;  Read Variables: from (16 bytes).
;  Written Variables: slot (16 bytes). Volatile: true.
; remark: file:3:0: Call to unknown function own_fill inserted by -ftrivial-auto-var-init.
; remark: file:3:0: Initialization inserted by -ftrivial-auto-var-init.
