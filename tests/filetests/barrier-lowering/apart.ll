; RUN: opt -passes='barrier-lowering'
; Where threads are apart a barrier is not aligned; without a number of threads that is asked for a count stays.
define ptx_kernel void @k() {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 7
  br i1 %c, label %a, label %b
a:
  call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  br label %b
b:
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 0, i32 128)
  ret void
}

define void @device() {
  call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  ret void
}
; EXPECT
; define ptx_kernel void @k() {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %c = icmp ult i32 %t, 7
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
;   br label %b
;
; b:                                                ; preds = %a, %entry
;   call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 0, i32 128)
;   ret void
; }
;
; define void @device() {
;   call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32) #0
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.all(i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1
;
; attributes #0 = { convergent nocallback nounwind }
; attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
