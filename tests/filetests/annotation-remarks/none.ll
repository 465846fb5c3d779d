; RUN: opt -passes=annotation-remarks --print-after=annotation-remarks --pass-remarks-analysis=annotation-remarks
; Without annotations nothing is said.
define void @f(ptr %p) {
  store i32 0, ptr %p
  ret void
}
; EXPECT
; ; *** IR Dump After AnnotationRemarksPass on f ***
; define void @f(ptr %p) {
;   store i32 0, ptr %p, align 4
;   ret void
; }
