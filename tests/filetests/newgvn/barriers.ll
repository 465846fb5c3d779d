; RUN: opt -passes=newgvn
; A barrier lets other threads write: the load behind it stays, and so does the store.
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define i32 @f(ptr addrspace(3) %p) {
  %a = load i32, ptr addrspace(3) %p, align 4
  %a2 = load i32, ptr addrspace(3) %p, align 4
  store i32 %a, ptr addrspace(3) %p, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %b = load i32, ptr addrspace(3) %p, align 4
  store i32 %a, ptr addrspace(3) %p, align 4
  %s = add i32 %a, %b
  %s2 = add i32 %s, %a2
  ret i32 %s2
}
; EXPECT
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; define i32 @f(ptr addrspace(3) %p) {
;   %a = load i32, ptr addrspace(3) %p, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %b = load i32, ptr addrspace(3) %p, align 4
;   store i32 %a, ptr addrspace(3) %p, align 4
;   %s = add i32 %a, %b
;   %s2 = add i32 %s, %a
;   ret i32 %s2
; }
;
; attributes #0 = { convergent nocallback nounwind }
