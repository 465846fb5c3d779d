; RUN: opt -passes='barrier-lowering'
; A count that is no constant, another count than that of the block, and barriers that threads do not wait at stay.
define ptx_kernel void @k(i32 %n) #0 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 0, i32 %n)
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 %n, i32 96)
  call void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32 0, i32 64)
  %v = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 true)
  ret void
}
attributes #0 = { "nvvm.reqntid"="64" }
; EXPECT
; define ptx_kernel void @k(i32 %n) #0 {
;   call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 0, i32 %n)
;   call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 %n, i32 96)
;   call void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32 0, i32 64)
;   %v = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 true)
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32, i32) #1
;
; ; Function Attrs: convergent nocallback nounwind
; declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #1
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32) #1
;
; attributes #0 = { "nvvm.reqntid"="64" }
; attributes #1 = { convergent nocallback nounwind }
