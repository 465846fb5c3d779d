; RUN: opt -passes='print<inline-cost>' -disable-output
; Calls of declarations, intrinsics and pointers are not looked at.
declare void @d()
define void @f(ptr %p) {
  call void @d()
  call void %p()
  call void @llvm.trap()
  ret void
}
declare void @llvm.trap()
; EXPECT
