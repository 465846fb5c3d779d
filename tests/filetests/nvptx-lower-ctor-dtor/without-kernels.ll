; RUN: opt -passes=nvptx-lower-ctor-dtor -nvptx-lower-global-ctor-dtor-id=unit -nvptx-emit-init-fini-kernel=false
; Somebody else writes the kernels.
target triple = "nvptx64-nvidia-cuda"

@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @a, ptr null }, { i32, ptr, ptr } { i32 2, ptr @a, ptr null }]
define void @a() {
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @__init_array_object_a_unit_1 = protected addrspace(4) constant ptr @a, section ".init_array.1"
; @__init_array_object_a_unit_2 = protected addrspace(4) constant ptr @a, section ".init_array.2"
; @llvm.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(4) @__init_array_object_a_unit_1 to ptr), ptr addrspacecast (ptr addrspace(4) @__init_array_object_a_unit_2 to ptr)], section "llvm.metadata"
;
; define void @a() {
;   ret void
; }
