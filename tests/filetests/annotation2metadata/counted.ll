; RUN: opt -passes=annotation2metadata,annotation-remarks --print-after=annotation-remarks --pass-remarks-analysis=annotation-remarks
; Together both passes tell how many instructions of a function are annotated.
@.one = private constant [4 x i8] c"one\00", section "llvm.metadata"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32 }] [{ ptr, ptr, ptr, i32 } { ptr @f, ptr @.one, ptr undef, i32 1 }], section "llvm.metadata"
define void @f(ptr %p) {
  store i32 0, ptr %p
  ret void
}
; EXPECT
; ; *** IR Dump After AnnotationRemarksPass on f ***
; define void @f(ptr %p) {
;   store i32 0, ptr %p, align 4, !annotation !0
;   ret void, !annotation !0
; }
; remark: <unknown>:0:0: Annotated 2 instructions with one
