; RUN: opt -passes='nvptx-lower-args'
; OpenCL makes no such promise for generic pointers.
target triple = "nvptx64-unknown-nvcl"
define ptx_kernel void @k(ptr %p) {
  store i32 1, ptr %p, align 4
  ret void
}
; EXPECT
; target triple = "nvptx64-unknown-nvcl"
;
; define ptx_kernel void @k(ptr %p) {
;   store i32 1, ptr %p, align 4
;   ret void
; }
