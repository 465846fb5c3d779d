; RUN: opt -passes=normalize
; Barriers, loops, wide integers, truth values and poison are named as others are; a block that is not reached too.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, i200 %w) convergent {
  br label %loop
loop:
  %i = phi i200 [ 0, %0 ], [ %j, %loop ]
  %t = phi i1 [ poison, %0 ], [ %e, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %j = add i200 %i, %w
  %e = icmp eq i200 undef, %j
  store i1 %t, ptr addrspace(1) %p, align 1
  br i1 %e, label %exit, label %loop
exit:
  store i200 %j, ptr addrspace(1) %p, align 8
  ret void
dead:
  %d = mul i200 7, %w
  store i200 %d, ptr addrspace(1) %p, align 8
  br label %dead
}
define void @nothing() {
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: convergent
; define ptx_kernel void @k(ptr addrspace(1) %a0, i200 %a1) #0 {
; bb76951:
;   br label %bb54150
;
; bb54150:                                          ; preds = %bb54150, %bb76951
;   %"op55710(op18131)" = phi i200 [ %"op18131(op55710)", %bb54150 ], [ 0, %bb76951 ]
;   %"op76819(op49323)" = phi i1 [ %"op49323(op18131)", %bb54150 ], [ poison, %bb76951 ]
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   store i1 %"op76819(op49323)", ptr addrspace(1) %a0, align 1
;   %"op18131(op55710)" = add i200 %a1, %"op55710(op18131)"
;   %"op49323(op18131)" = icmp eq i200 undef, %"op18131(op55710)"
;   br i1 %"op49323(op18131)", label %bb98792, label %bb54150
;
; bb98792:                                          ; preds = %bb54150
;   store i200 %"op18131(op55710)", ptr addrspace(1) %a0, align 8
;   ret void
;
; bb16110:                                          ; preds = %bb16110
;   %"vl17522(%a1, 7)" = mul i200 %a1, 7
;   store i200 %"vl17522(%a1, 7)", ptr addrspace(1) %a0, align 8
;   br label %bb16110
; }
;
; define void @nothing() {
; bb17254:
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
;
; attributes #0 = { convergent }
; attributes #1 = { convergent nocallback nounwind }
