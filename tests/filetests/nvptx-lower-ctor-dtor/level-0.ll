; RUN: opt -passes='default<O0>' -nvptx-lower-global-ctor-dtor-id=unit -nvptx-emit-init-fini-kernel=false
; Constructors are not lost where nothing is optimised.
target triple = "nvptx64-nvidia-cuda"

@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @made, ptr null }]
declare void @work()
define internal void @made() {
  call void @work()
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @__init_array_object_made_unit_1 = protected addrspace(4) constant ptr @made, section ".init_array.1"
; @llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @__init_array_object_made_unit_1 to ptr)], section "llvm.metadata"
;
; declare void @work()
;
; define internal void @made() {
;   call void @work()
;   ret void
; }
