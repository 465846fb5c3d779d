; RUN: opt -passes='dead-barrier-elim'
; A barrier before the first access of a kernel and one behind the last order nothing.
define ptx_kernel void @k(ptr addrspace(3) %s, ptr addrspace(1) %g) {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 1, ptr addrspace(3) %s, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr addrspace(3) %s, align 4
  store i32 %v, ptr addrspace(1) %g, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}
; EXPECT
; define ptx_kernel void @k(ptr addrspace(3) %s, ptr addrspace(1) %g) {
;   store i32 1, ptr addrspace(3) %s, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %v = load i32, ptr addrspace(3) %s, align 4
;   store i32 %v, ptr addrspace(1) %g, align 4
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; attributes #0 = { convergent nocallback nounwind }
