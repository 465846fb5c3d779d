; RUN: opt -passes=nvptx-lower-ctor-dtor -nvptx-lower-global-ctor-dtor-id=unit
; Constructors and destructors become constants that linkers collect, and kernels that call them.
target triple = "nvptx64-nvidia-cuda"

@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @made, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @gone, ptr null }]
define void @made() {
  ret void
}
define internal void @gone() {
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @__init_array_object_made_unit_1 = protected addrspace(4) constant ptr @made, section ".init_array.1"
; @__init_array_start = weak protected addrspace(1) global ptr null
; @__init_array_end = weak protected addrspace(1) global ptr null
; @llvm.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(4) @__init_array_object_made_unit_1 to ptr), ptr addrspacecast (ptr addrspace(4) @__fini_array_object_gone_unit_65535 to ptr)], section "llvm.metadata"
; @__fini_array_object_gone_unit_65535 = protected addrspace(4) constant ptr @gone, section ".fini_array.65535"
; @__fini_array_start = weak protected addrspace(1) global ptr null
; @__fini_array_end = weak protected addrspace(1) global ptr null
;
; define void @made() {
;   ret void
; }
;
; define internal void @gone() {
;   ret void
; }
;
; define weak_odr ptx_kernel void @"nvptx$device$init"() #0 {
; entry:
;   %begin = load ptr addrspace(1), ptr addrspace(1) @__init_array_start, align 8
;   %stop = load ptr addrspace(1), ptr addrspace(1) @__init_array_end, align 8
;   %any = icmp ne ptr addrspace(1) %begin, %stop
;   br i1 %any, label %while.entry, label %while.end
;
; while.entry:                                      ; preds = %while.entry, %entry
;   %ptr = phi ptr addrspace(1) [ %begin, %entry ], [ %next, %while.entry ]
;   %callback = load ptr, ptr addrspace(1) %ptr, align 8
;   call void %callback()
;   %next = getelementptr ptr addrspace(1), ptr addrspace(1) %ptr, i64 1
;   %end = icmp eq ptr addrspace(1) %next, %stop
;   br i1 %end, label %while.end, label %while.entry
;
; while.end:                                        ; preds = %while.entry, %entry
;   ret void
; }
;
; define weak_odr ptx_kernel void @"nvptx$device$fini"() #0 {
; entry:
;   %begin = load ptr addrspace(1), ptr addrspace(1) @__fini_array_start, align 8
;   %stop = load ptr addrspace(1), ptr addrspace(1) @__fini_array_end, align 8
;   %any = icmp ne ptr addrspace(1) %begin, %stop
;   br i1 %any, label %while.entry, label %while.end
;
; while.entry:                                      ; preds = %while.entry, %entry
;   %above = phi ptr addrspace(1) [ %stop, %entry ], [ %ptr, %while.entry ]
;   %ptr = getelementptr ptr, ptr addrspace(1) %above, i64 -1
;   %callback = load ptr, ptr addrspace(1) %ptr, align 8
;   call void %callback()
;   %end = icmp eq ptr addrspace(1) %ptr, %begin
;   br i1 %end, label %while.end, label %while.entry
;
; while.end:                                        ; preds = %while.entry, %entry
;   ret void
; }
;
; attributes #0 = { "nvvm.maxclusterrank"="1" "nvvm.maxntid"="1" }
