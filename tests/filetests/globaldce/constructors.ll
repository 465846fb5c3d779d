; RUN: opt -passes=globaldce
; Constructors that do nothing leave the list, and go where nothing else names them. So do declarations of intrinsics.

@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @empty, ptr null }, { i32, ptr, ptr } { i32 2, ptr @works, ptr null }, { i32, ptr, ptr } { i32 3, ptr @declared, ptr null }]
@done = global i32 0

declare void @declared()
declare void @llvm.assume(i1)

define internal void @empty() {
  ret void
}

define internal void @works() {
  store i32 1, ptr @done
  ret void
}
; EXPECT
; @llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 2, ptr @works, ptr null }, { i32, ptr, ptr } { i32 3, ptr @declared, ptr null }]
; @done = global i32 0
;
; declare void @declared()
;
; define internal void @works() {
;   store i32 1, ptr @done, align 4
;   ret void
; }
