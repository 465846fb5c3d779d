; RUN: opt -passes='barrier-lowering'
; A count of all threads that the kernel asks for is no count; barriers where threads go together are aligned.
define ptx_kernel void @k() #0 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 0, i32 128)
  call void @llvm.nvvm.barrier.cta.sync.count(i32 1, i32 64)
  call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.count(i32 2, i32 128)
  ret void
}
attributes #0 = { "nvvm.reqntid"="64,2" }
; EXPECT
; define ptx_kernel void @k() #0 {
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 64)
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 2)
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32) #1
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.all(i32) #1
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.count(i32, i32) #1
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
;
; attributes #0 = { "nvvm.reqntid"="64,2" }
; attributes #1 = { convergent nocallback nounwind }
