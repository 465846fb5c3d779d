; RUN: opt -passes=annotation-remarks --print-after=annotation-remarks --pass-remarks-missed=annotation-remarks
; What has no place in the source is counted only, and only in an analysis remark.
define void @f(ptr %p) {
  store i32 0, ptr %p, !annotation !0
  ret void
}
!0 = !{!"auto-init"}
; EXPECT
; ; *** IR Dump After AnnotationRemarksPass on f ***
; define void @f(ptr %p) {
;   store i32 0, ptr %p, align 4, !annotation !0
;   ret void
; }
