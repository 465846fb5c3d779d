; RUN: opt -passes=annotation2metadata
; Where nobody wants remarks nothing is annotated.
@.one = private constant [4 x i8] c"one\00", section "llvm.metadata"
@.file = private constant [4 x i8] c"a.c\00", section "llvm.metadata"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32 }] [{ ptr, ptr, ptr, i32 } { ptr @f, ptr @.one, ptr @.file, i32 1 }], section "llvm.metadata"
define void @f(ptr %p) {
  ret void
}
; EXPECT
; @.one = private constant [4 x i8] c"one\00", section "llvm.metadata"
; @.file = private constant [4 x i8] c"a.c\00", section "llvm.metadata"
; @llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32 }] [{ ptr, ptr, ptr, i32 } { ptr @f, ptr @.one, ptr @.file, i32 1 }], section "llvm.metadata"
;
; define void @f(ptr %p) {
;   ret void
; }
