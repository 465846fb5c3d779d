; RUN: opt -passes=annotation2metadata --pass-remarks-analysis=annotation-remarks
; Both texts of a function become the annotation of its instructions; other functions stay.
@.one = private constant [4 x i8] c"one\00", section "llvm.metadata"
@.two = private constant [4 x i8] c"two\00", section "llvm.metadata"
@.file = private constant [4 x i8] c"a.c\00", section "llvm.metadata"
@llvm.global.annotations = appending global [2 x { ptr, ptr, ptr, i32 }] [{ ptr, ptr, ptr, i32 } { ptr @f, ptr @.one, ptr @.file, i32 1 }, { ptr, ptr, ptr, i32 } { ptr @f, ptr @.two, ptr @.file, i32 2 }], section "llvm.metadata"
define void @f(ptr %p) {
  store i32 0, ptr %p
  ret void
}
define void @g() {
  ret void
}
; EXPECT
; @.one = private constant [4 x i8] c"one\00", section "llvm.metadata"
; @.two = private constant [4 x i8] c"two\00", section "llvm.metadata"
; @.file = private constant [4 x i8] c"a.c\00", section "llvm.metadata"
; @llvm.global.annotations = appending global [2 x { ptr, ptr, ptr, i32 }] [{ ptr, ptr, ptr, i32 } { ptr @f, ptr @.one, ptr @.file, i32 1 }, { ptr, ptr, ptr, i32 } { ptr @f, ptr @.two, ptr @.file, i32 2 }], section "llvm.metadata"
;
; define void @f(ptr %p) {
;   store i32 0, ptr %p, align 4, !annotation !0
;   ret void, !annotation !0
; }
;
; define void @g() {
;   ret void
; }
;
; !0 = !{!"one", !"two"}
