; RUN: opt -passes=annotation2metadata --pass-remarks-analysis=annotation-remarks
; Entries that name no function with a body, or no text, are passed over.
@.one = private constant [4 x i8] c"one\00", section "llvm.metadata"
@llvm.global.annotations = appending global [3 x { ptr, ptr, ptr, i32 }] [{ ptr, ptr, ptr, i32 } { ptr undef, ptr @.one, ptr undef, i32 1 }, { ptr, ptr, ptr, i32 } { ptr @f, ptr undef, ptr undef, i32 1 }, { ptr, ptr, ptr, i32 } { ptr @g, ptr @.one, ptr undef, i32 1 }], section "llvm.metadata"
define void @f(ptr %p) {
  ret void
}
declare void @g()
; EXPECT
; @.one = private constant [4 x i8] c"one\00", section "llvm.metadata"
; @llvm.global.annotations = appending global [3 x { ptr, ptr, ptr, i32 }] [{ ptr, ptr, ptr, i32 } { ptr undef, ptr @.one, ptr undef, i32 1 }, { ptr, ptr, ptr, i32 } { ptr @f, ptr undef, ptr undef, i32 1 }, { ptr, ptr, ptr, i32 } { ptr @g, ptr @.one, ptr undef, i32 1 }], section "llvm.metadata"
;
; define void @f(ptr %p) {
;   ret void
; }
;
; declare void @g()
