; RUN: opt -passes=annotation-remarks --print-after=annotation-remarks --pass-remarks-analysis=annotation-remarks
; Each annotation is counted, in the order in which they come first; one may be a list that begins with its text.
define void @f(ptr %p) {
  store i32 0, ptr %p, !annotation !0
  ret void, !annotation !1
}
!0 = !{!"one", !{!"two", !"detail"}}
!1 = !{!"one"}
; EXPECT
; ; *** IR Dump After AnnotationRemarksPass on f ***
; define void @f(ptr %p) {
;   store i32 0, ptr %p, align 4, !annotation !0
;   ret void, !annotation !2
; }
; remark: <unknown>:0:0: Annotated 2 instructions with one
; remark: <unknown>:0:0: Annotated 1 instructions with two
