; RUN: opt -passes='dead-barrier-elim'
; The second of two barriers orders nothing more than the first, also where blocks without accesses are between.
define ptx_kernel void @k(ptr addrspace(3) %s, i1 %c) {
entry:
  store i32 1, ptr addrspace(3) %s, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr addrspace(3) %s, align 4
  store i32 %v, ptr addrspace(3) %s, align 4
  ret void
}
; EXPECT
; define ptx_kernel void @k(ptr addrspace(3) %s, i1 %c) {
; entry:
;   store i32 1, ptr addrspace(3) %s, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   br label %b
;
; b:                                                ; preds = %a, %entry
;   %v = load i32, ptr addrspace(3) %s, align 4
;   store i32 %v, ptr addrspace(3) %s, align 4
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; attributes #0 = { convergent nocallback nounwind }
