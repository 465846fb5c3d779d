; RUN: not opt -passes=nvptx-lower-ctor-dtor -nvptx-lower-global-ctor-dtor-id=unit
; A function with the name of a symbol of the kernels is an error.
target triple = "nvptx64-nvidia-cuda"

@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @__init_array_start, ptr null }]
define void @__init_array_start() {
  ret void
}
; EXPECT
; INPUT: error: redefinition of global '@__init_array_start'
; after pass `nvptx-lower-ctor-dtor` on function `llvm.global_ctors`
