; RUN: opt -passes=annotation2metadata --pass-remarks-analysis=annotation-remarks
; An instruction keeps the annotation that it has, and gets none twice.
@.one = private constant [4 x i8] c"one\00", section "llvm.metadata"
@.file = private constant [4 x i8] c"a.c\00", section "llvm.metadata"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32 }] [{ ptr, ptr, ptr, i32 } { ptr @f, ptr @.one, ptr @.file, i32 1 }], section "llvm.metadata"
define void @f(ptr %p) {
  store i32 0, ptr %p, !annotation !0
  store i32 1, ptr %p, !annotation !1
  ret void
}
!0 = !{!"one"}
!1 = !{!"zero"}
; EXPECT
; @.one = private constant [4 x i8] c"one\00", section "llvm.metadata"
; @.file = private constant [4 x i8] c"a.c\00", section "llvm.metadata"
; @llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32 }] [{ ptr, ptr, ptr, i32 } { ptr @f, ptr @.one, ptr @.file, i32 1 }], section "llvm.metadata"
;
; define void @f(ptr %p) {
;   store i32 0, ptr %p, align 4, !annotation !0
;   store i32 1, ptr %p, align 4, !annotation !1
;   ret void, !annotation !0
; }
;
; !0 = !{!"one"}
; !1 = !{!"zero", !"one"}
