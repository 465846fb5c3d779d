; RUN: opt -passes='barrier-analysis' --print-after=barrier-analysis --pass-remarks-analysis=barrier-analysis
; In a loop that threads leave in different iterations they are apart, in one of a fixed number they are not.
define ptx_kernel void @k(i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %one
one:
  %i = phi i32 [ 0, %entry ], [ %j, %one ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %t
  br i1 %c, label %one, label %two
two:
  %k = phi i32 [ 0, %one ], [ %l, %two ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %l = add i32 %k, 1
  %d = icmp slt i32 %l, %n
  br i1 %d, label %two, label %out
out:
  ret void
}
; EXPECT
; ; *** IR Dump After barrier-analysis on k ***
; define ptx_kernel void @k(i32 %n) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   br label %one
;
; one:                                              ; preds = %one, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %one ]
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %j = add i32 %i, 1
;   %c = icmp slt i32 %j, %t
;   br i1 %c, label %one, label %two
;
; two:                                              ; preds = %two, %one
;   %k = phi i32 [ 0, %one ], [ %l, %two ]
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %l = add i32 %k, 1
;   %d = icmp slt i32 %l, %n
;   br i1 %d, label %two, label %out
;
; out:                                              ; preds = %two
;   ret void
; }
; remark: <unknown>:0:0: barrier that threads may come to apart
; remark: <unknown>:0:0: barrier that all threads of a block come to together
