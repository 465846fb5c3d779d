; RUN: opt -passes='barrier-analysis' --print-after=barrier-analysis --pass-remarks-analysis=barrier-analysis
; All threads of a kernel come to a barrier together where no branch depends on the thread.
define ptx_kernel void @k() {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}
; EXPECT
; ; *** IR Dump After barrier-analysis on k ***
; define ptx_kernel void @k() {
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   ret void
; }
; remark: <unknown>:0:0: barrier that all threads of a block come to together
