; RUN: opt -passes='nvptx-lower-args'
; OpenCL makes no such promise for generic pointers.
target triple = "nvptx64-unknown-nvcl"
define ptx_kernel void @k(ptr %p) {
  store i32 1, ptr %p, align 4
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-unknown-nvcl"
;
; define ptx_kernel void @k(ptr %p) {
;   store i32 1, ptr %p, align 4
;   ret void
; }
