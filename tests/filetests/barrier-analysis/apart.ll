; RUN: opt -passes='barrier-analysis' --print-after=barrier-analysis --pass-remarks-analysis=barrier-analysis
; Behind a branch on the number of the thread threads are apart, until the paths meet.
define ptx_kernel void @k() {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp eq i32 %t, 0
  br i1 %c, label %a, label %b
a:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b
b:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}
; EXPECT
; ; *** IR Dump After barrier-analysis on k ***
; define ptx_kernel void @k() {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %c = icmp eq i32 %t, 0
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   br label %b
;
; b:                                                ; preds = %a, %entry
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   ret void
; }
; remark: <unknown>:0:0: barrier that threads may come to apart
; remark: <unknown>:0:0: barrier that all threads of a block come to together
