; RUN: opt -passes='dead-barrier-elim'
; Accesses of the stack and of constant memory are of the thread alone; global memory, calls and fences are not.
declare void @h()

define ptx_kernel void @own(ptr addrspace(3) %s, ptr addrspace(4) %c) {
  %a = alloca i32, align 4
  store i32 1, ptr addrspace(3) %s, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %k = load i32, ptr addrspace(4) %c, align 4
  store i32 %k, ptr %a, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 2, ptr addrspace(3) %s, align 4
  ret void
}

define ptx_kernel void @others(ptr addrspace(3) %s, ptr addrspace(1) %g) {
  store i32 1, ptr addrspace(3) %s, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr addrspace(1) %g, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @h()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  fence seq_cst
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %v, ptr addrspace(3) %s, align 4
  ret void
}
; EXPECT
; declare void @h()
;
; define ptx_kernel void @own(ptr addrspace(3) %s, ptr addrspace(4) %c) {
;   %a = alloca i32, align 4
;   store i32 1, ptr addrspace(3) %s, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %k = load i32, ptr addrspace(4) %c, align 4
;   store i32 %k, ptr %a, align 4
;   store i32 2, ptr addrspace(3) %s, align 4
;   ret void
; }
;
; define ptx_kernel void @others(ptr addrspace(3) %s, ptr addrspace(1) %g) {
;   store i32 1, ptr addrspace(3) %s, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %v = load i32, ptr addrspace(1) %g, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   call void @h()
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   fence seq_cst
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   store i32 %v, ptr addrspace(3) %s, align 4
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; attributes #0 = { convergent nocallback nounwind }
