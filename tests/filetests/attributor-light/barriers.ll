; RUN: opt -passes=attributor-light
; Barriers wait for other threads; what holds none is not convergent.
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define void @waits() convergent {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}
define void @alone() convergent {
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; ; Function Attrs: convergent norecurse nounwind
; define void @waits() #1 {
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   ret void
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; define void @alone() #2 {
;   ret void
; }
;
; attributes #0 = { convergent nocallback nounwind }
; attributes #1 = { convergent norecurse nounwind }
; attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
