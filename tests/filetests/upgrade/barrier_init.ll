; RUN: opt -mtriple=nvptx64-nvidia-cuda -passes='always-inline'
; Memory barriers as LLVM 23 sets them up, with a layout: the usual one, 0, goes. Others stay, and have no code.

declare void @llvm.nvvm.mbarrier.init.p3(ptr addrspace(3), i32, i32)
declare void @llvm.nvvm.mbarrier.init.p0(ptr, i32, i32)

define void @shared(ptr addrspace(3) %p, i32 %n) {
  call void @llvm.nvvm.mbarrier.init.p3(ptr addrspace(3) %p, i32 %n, i32 0)
  ret void
}

define void @generic(ptr %p, i32 %n) {
  call void @llvm.nvvm.mbarrier.init.p0(ptr %p, i32 %n, i32 0)
  ret void
}

define void @other(ptr addrspace(3) %p, i32 %n) {
  call void @llvm.nvvm.mbarrier.init.p3(ptr addrspace(3) %p, i32 %n, i32 1)
  ret void
}
; EXPECT
; target triple = "nvptx64-nvidia-cuda"
;
; define void @shared(ptr addrspace(3) %p, i32 %n) {
;   call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) %p, i32 %n)
;   ret void
; }
;
; define void @generic(ptr %p, i32 %n) {
;   call void @llvm.nvvm.mbarrier.init(ptr %p, i32 %n)
;   ret void
; }
;
; define void @other(ptr addrspace(3) %p, i32 %n) {
;   call void @llvm.nvvm.mbarrier.init.p3(ptr addrspace(3) %p, i32 %n, i32 1)
;   ret void
; }
;
; ; Unknown intrinsic
; declare void @llvm.nvvm.mbarrier.init.p3(ptr addrspace(3), i32, i32)
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32) #0
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.mbarrier.init(ptr, i32) #0
;
; attributes #0 = { convergent nocallback nounwind }
