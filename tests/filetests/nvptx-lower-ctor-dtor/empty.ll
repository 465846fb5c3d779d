; RUN: opt -passes=nvptx-lower-ctor-dtor -nvptx-lower-global-ctor-dtor-id=unit
; Lists without entries, or of null functions, go.
target triple = "nvptx64-nvidia-cuda"

@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr null, ptr null }]
define void @a() {
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @a() {
;   ret void
; }
