; RUN: opt -passes='dead-barrier-elim'
; Barriers of another number, of some of the threads or of a number that is not known are accesses like others.
define ptx_kernel void @k(ptr addrspace(3) %s, i32 %n) {
  store i32 0, ptr addrspace(3) %s, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 1)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 0, i32 64)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 %n)
  call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 1, ptr addrspace(3) %s, align 4
  ret void
}
; EXPECT
; define ptx_kernel void @k(ptr addrspace(3) %s, i32 %n) {
;   store i32 0, ptr addrspace(3) %s, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 1)
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 0, i32 64)
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 %n)
;   call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
;   store i32 1, ptr addrspace(3) %s, align 4
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32) #0
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.all(i32) #0
;
; attributes #0 = { convergent nocallback nounwind }
