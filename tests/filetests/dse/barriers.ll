; RUN: opt -passes=dse
; A barrier or fence shows shared and global memory to other threads: what was stored before it stays. Memory of this thread whose
; address nobody has is not seen by them; once its address was stored, it is.
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define void @shared(ptr addrspace(3) %p) {
  store i32 1, ptr addrspace(3) %p, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 2, ptr addrspace(3) %p, align 4
  ret void
}
define void @only_one(ptr noalias %p) {
  store i32 1, ptr %p, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 2, ptr %p, align 4
  ret void
}
define i32 @own(i64 %i) {
  %a = alloca [4 x i32], align 4
  %p = getelementptr [4 x i32], ptr %a, i64 0, i64 %i
  store i32 1, ptr %p, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 2, ptr %p, align 4
  %v = load i32, ptr %a, align 4
  ret i32 %v
}
define i32 @shown(ptr %out) {
  %a = alloca i32, align 4
  store ptr %a, ptr %out, align 8
  store i32 1, ptr %a, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 2, ptr %a, align 4
  %v = load i32, ptr %a, align 4
  ret i32 %v
}
define void @fence(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p, align 4
  fence syncscope("block") acq_rel
  store i32 2, ptr addrspace(1) %p, align 4
  ret void
}
define i32 @own_fence(i64 %i) {
  %a = alloca [4 x i32], align 4
  %p = getelementptr [4 x i32], ptr %a, i64 0, i64 %i
  store i32 1, ptr %p, align 4
  fence seq_cst
  store i32 2, ptr %p, align 4
  %v = load i32, ptr %a, align 4
  ret i32 %v
}
; EXPECT
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; define void @shared(ptr addrspace(3) %p) {
;   store i32 1, ptr addrspace(3) %p, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   store i32 2, ptr addrspace(3) %p, align 4
;   ret void
; }
;
; define void @only_one(ptr noalias %p) {
;   store i32 1, ptr %p, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   store i32 2, ptr %p, align 4
;   ret void
; }
;
; define i32 @own(i64 %i) {
;   %a = alloca [4 x i32], align 4
;   %p = getelementptr [4 x i32], ptr %a, i64 0, i64 %i
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   store i32 2, ptr %p, align 4
;   %v = load i32, ptr %a, align 4
;   ret i32 %v
; }
;
; define i32 @shown(ptr %out) {
;   %a = alloca i32, align 4
;   store ptr %a, ptr %out, align 8
;   store i32 1, ptr %a, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   store i32 2, ptr %a, align 4
;   %v = load i32, ptr %a, align 4
;   ret i32 %v
; }
;
; define void @fence(ptr addrspace(1) %p) {
;   store i32 1, ptr addrspace(1) %p, align 4
;   fence syncscope("block") acq_rel
;   store i32 2, ptr addrspace(1) %p, align 4
;   ret void
; }
;
; define i32 @own_fence(i64 %i) {
;   %a = alloca [4 x i32], align 4
;   %p = getelementptr [4 x i32], ptr %a, i64 0, i64 %i
;   fence seq_cst
;   store i32 2, ptr %p, align 4
;   %v = load i32, ptr %a, align 4
;   ret i32 %v
; }
;
; attributes #0 = { convergent nocallback nounwind }
