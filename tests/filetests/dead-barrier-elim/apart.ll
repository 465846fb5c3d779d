; RUN: opt -passes='dead-barrier-elim'
; Where threads of a block are apart, at a thread's number or a vote, another barrier may be what the erased one would have met.
define ptx_kernel void @thread(ptr addrspace(3) %s) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 32
  store i32 1, ptr addrspace(3) %s, align 4
  br i1 %c, label %a, label %b
a:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b
b:
  store i32 2, ptr addrspace(3) %s, align 4
  ret void
}

define ptx_kernel void @vote(ptr addrspace(3) %s, i1 %p) {
entry:
  %c = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %p)
  store i32 1, ptr addrspace(3) %s, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 2, ptr addrspace(3) %s, align 4
  ret void
}

define void @device(ptr addrspace(3) %s) {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}
; EXPECT
; define ptx_kernel void @thread(ptr addrspace(3) %s) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %c = icmp ult i32 %t, 32
;   store i32 1, ptr addrspace(3) %s, align 4
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   br label %b
;
; b:                                                ; preds = %a, %entry
;   store i32 2, ptr addrspace(3) %s, align 4
;   ret void
; }
;
; define ptx_kernel void @vote(ptr addrspace(3) %s, i1 %p) {
; entry:
;   %c = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %p)
;   store i32 1, ptr addrspace(3) %s, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   store i32 2, ptr addrspace(3) %s, align 4
;   ret void
; }
;
; define void @device(ptr addrspace(3) %s) {
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #2
;
; attributes #0 = { convergent nocallback nounwind }
; attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
