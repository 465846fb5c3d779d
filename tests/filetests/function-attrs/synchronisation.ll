; RUN: opt -passes=function-attrs
; Atomic and volatile accesses, fences and barriers may synchronise; a fence of the thread alone does not.
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define void @atomic(ptr %p) {
  %x = atomicrmw add ptr %p, i32 1 monotonic
  ret void
}
define void @unordered(ptr %p) {
  store atomic i32 1, ptr %p unordered, align 4
  ret void
}
define void @fence() {
  fence seq_cst
  ret void
}
define void @compiler_fence() {
  fence syncscope("singlethread") seq_cst
  ret void
}
define void @barrier() {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}
; EXPECT
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; ; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
; define void @atomic(ptr captures(none) %p) #1 {
;   %x = atomicrmw add ptr %p, i32 1 monotonic, align 4
;   ret void
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
; define void @unordered(ptr writeonly captures(none) %p) #2 {
;   store atomic i32 1, ptr %p unordered, align 4
;   ret void
; }
;
; ; Function Attrs: mustprogress nofree norecurse nounwind willreturn
; define void @fence() #3 {
;   fence seq_cst
;   ret void
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
; define void @compiler_fence() #4 {
;   fence syncscope("singlethread") seq_cst
;   ret void
; }
;
; ; Function Attrs: norecurse nounwind
; define void @barrier() #5 {
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   ret void
; }
;
; attributes #0 = { convergent nocallback nounwind }
; attributes #1 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) }
; attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
; attributes #3 = { mustprogress nofree norecurse nounwind willreturn }
; attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn }
; attributes #5 = { norecurse nounwind }
