; RUN: opt -passes='slp-vectorizer'
; Where the first store may write what the second lane loads, nothing changes; nothing moves across a barrier.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define void @may_meet(ptr addrspace(1) align 4 %p, ptr addrspace(1) align 4 %q) {
  %p1 = getelementptr half, ptr addrspace(1) %p, i64 1
  %q1 = getelementptr half, ptr addrspace(1) %q, i64 1
  %a = load half, ptr addrspace(1) %p
  %c = fmul half %a, 3.0
  store half %c, ptr addrspace(1) %q
  %b = load half, ptr addrspace(1) %p1
  %d = fmul half %b, 3.0
  store half %d, ptr addrspace(1) %q1
  ret void
}
define void @barrier(ptr addrspace(1) align 4 %p, ptr addrspace(3) align 4 %q) {
  %p1 = getelementptr half, ptr addrspace(1) %p, i64 1
  %q1 = getelementptr half, ptr addrspace(3) %q, i64 1
  %a = load half, ptr addrspace(1) %p
  %b = load half, ptr addrspace(1) %p1
  %c = fmul half %a, 3.0
  %d = fmul half %b, 3.0
  store half %c, ptr addrspace(3) %q
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store half %d, ptr addrspace(3) %q1
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; define void @may_meet(ptr addrspace(1) align 4 %p, ptr addrspace(1) align 4 %q) {
;   %p1 = getelementptr half, ptr addrspace(1) %p, i64 1
;   %q1 = getelementptr half, ptr addrspace(1) %q, i64 1
;   %a = load half, ptr addrspace(1) %p, align 2
;   %c = fmul half %a, 0xH4200
;   store half %c, ptr addrspace(1) %q, align 2
;   %b = load half, ptr addrspace(1) %p1, align 2
;   %d = fmul half %b, 0xH4200
;   store half %d, ptr addrspace(1) %q1, align 2
;   ret void
; }
;
; define void @barrier(ptr addrspace(1) align 4 %p, ptr addrspace(3) align 4 %q) {
;   %p1 = getelementptr half, ptr addrspace(1) %p, i64 1
;   %q1 = getelementptr half, ptr addrspace(3) %q, i64 1
;   %a = load half, ptr addrspace(1) %p, align 2
;   %b = load half, ptr addrspace(1) %p1, align 2
;   %c = fmul half %a, 0xH4200
;   %d = fmul half %b, 0xH4200
;   store half %c, ptr addrspace(3) %q, align 2
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   store half %d, ptr addrspace(3) %q1, align 2
;   ret void
; }
;
; attributes #0 = { convergent nocallback nounwind }
