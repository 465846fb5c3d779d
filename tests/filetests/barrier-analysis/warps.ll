; RUN: opt -passes='barrier-analysis' --print-after=barrier-analysis --pass-remarks-analysis=barrier-analysis
; A vote is the same in a warp and may differ between warps, and so may a value that is read again and again.
define ptx_kernel void @k(i1 %p) {
entry:
  %c = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %p)
  br i1 %c, label %a, label %b
a:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b
b:
  ret void
}
; EXPECT
; ; *** IR Dump After barrier-analysis on k ***
; define ptx_kernel void @k(i1 %p) {
; entry:
;   %c = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %p)
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   br label %b
;
; b:                                                ; preds = %a, %entry
;   ret void
; }
; remark: <unknown>:0:0: barrier that the threads of a warp come to together, whole blocks perhaps not
