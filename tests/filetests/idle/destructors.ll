; RUN: not opt -passes='lower-global-dtors' -disable-output
; So is a list of destructors.
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }]
define void @f() {
  ret void
}
; EXPECT
; INPUT: error: unimplemented: lower-global-dtors on what this module has of destructors of variables
; after pass `lower-global-dtors`
