; RUN: opt -passes='dead-barrier-elim'
; In a loop the barrier behind an access stays, that of the next iteration included, and the second of a pair goes.
define ptx_kernel void @k(ptr addrspace(3) %s, i32 %n) {
entry:
  store i32 0, ptr addrspace(3) %s, align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr addrspace(3) %s, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %i, ptr addrspace(3) %s, align 4
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}
; EXPECT
; define ptx_kernel void @k(ptr addrspace(3) %s, i32 %n) {
; entry:
;   store i32 0, ptr addrspace(3) %s, align 4
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %v = load i32, ptr addrspace(3) %s, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   store i32 %i, ptr addrspace(3) %s, align 4
;   %j = add i32 %i, 1
;   %c = icmp slt i32 %j, %n
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; attributes #0 = { convergent nocallback nounwind }
