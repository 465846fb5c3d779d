; RUN: opt -passes='barrier-analysis' --print-after=barrier-analysis --pass-remarks-analysis=barrier-analysis
; The callers of a function that is no kernel may be apart.
define void @f() {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}
; EXPECT
; ; *** IR Dump After barrier-analysis on f ***
; define void @f() {
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   ret void
; }
; remark: <unknown>:0:0: barrier that threads may come to apart
