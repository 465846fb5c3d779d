; RUN: opt -passes=rpo-function-attrs
; A function without callers never runs; declarations and intrinsics are left alone.
declare void @outside()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define internal void @unused() {
  call void @outside()
  ret void
}
define ptx_kernel void @kernel() norecurse {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}
; EXPECT
; declare void @outside()
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; ; Function Attrs: norecurse
; define internal void @unused() #1 {
;   call void @outside()
;   ret void
; }
;
; ; Function Attrs: norecurse
; define ptx_kernel void @kernel() #1 {
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   ret void
; }
;
; attributes #0 = { convergent nocallback nounwind }
; attributes #1 = { norecurse }
