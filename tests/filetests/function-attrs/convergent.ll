; RUN: opt -passes=function-attrs
; convergent goes where no callee is convergent; a barrier, an unknown function and inline assembly keep it.
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @outside() convergent
define i32 @thread() convergent {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %t
}
define ptx_kernel void @kernel(ptr %p) convergent {
  %t = call i32 @thread() convergent
  store i32 %t, ptr %p
  ret void
}
define ptx_kernel void @cleared(ptr %p) convergent {
  %t = call i32 @thread()
  store i32 %t, ptr %p
  ret void
}
define void @barrier() convergent {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}
define void @unknown() convergent {
  call void @outside()
  ret void
}
define i32 @assembly() convergent {
  %v = call i32 asm "vote.sync.ballot.b32 $0, 1, -1;", "=r"() convergent
  ret i32 %v
}
define void @through_pointer(ptr %f) convergent {
  call void %f() convergent
  ret void
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
;
; ; Function Attrs: convergent
; declare void @outside() #2
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; define noundef i32 @thread() #3 {
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   ret i32 %t
; }
;
; ; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
; define ptx_kernel void @kernel(ptr writeonly captures(none) initializes((0, 4)) %p) #4 {
;   %t = call i32 @thread() #2
;   store i32 %t, ptr %p, align 4
;   ret void
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
; define ptx_kernel void @cleared(ptr writeonly captures(none) initializes((0, 4)) %p) #5 {
;   %t = call i32 @thread()
;   store i32 %t, ptr %p, align 4
;   ret void
; }
;
; ; Function Attrs: convergent norecurse nounwind
; define void @barrier() #6 {
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   ret void
; }
;
; ; Function Attrs: convergent
; define void @unknown() #2 {
;   call void @outside()
;   ret void
; }
;
; ; Function Attrs: convergent nofree memory(none)
; define i32 @assembly() #7 {
;   %v = call i32 asm "vote.sync.ballot.b32 $0, 1, -1;", "=r"() #2
;   ret i32 %v
; }
;
; ; Function Attrs: convergent
; define void @through_pointer(ptr readonly captures(none) %f) #2 {
;   call void %f() #2
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { convergent nocallback nounwind }
; attributes #2 = { convergent }
; attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
; attributes #4 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
; attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
; attributes #6 = { convergent norecurse nounwind }
; attributes #7 = { convergent nofree memory(none) }
