; RUN: opt -passes=embed-bitcode
; The module is in itself as a constant of its own section, which a list keeps and another one names.
@g = addrspace(1) global i32 1
define ptx_kernel void @k(ptr addrspace(1) %p) {
  store i32 0, ptr addrspace(1) %p, align 4
  ret void
}
; EXPECT LINES
; @g = addrspace(1) global i32 1
; @llvm.compiler.used = appending global [1 x ptr] [ptr @llvm.embedded.object], section "llvm.metadata"
; define ptx_kernel void @k(ptr addrspace(1) %p) {
;   store i32 0, ptr addrspace(1) %p, align 4
; !llvm.embedded.objects = !{!1}
; !0 = !{}
; !1 = !{ptr @llvm.embedded.object, !".llvm.lto"}
