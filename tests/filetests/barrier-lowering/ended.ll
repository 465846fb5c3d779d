; RUN: opt -passes='barrier-lowering<late>'
; Threads that have ended count at a barrier of the block; none of the warp is made where some may have.
define ptx_kernel void @k(i32 %n) #0 {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, %n
  br i1 %c, label %a, label %out
a:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %out
out:
  ret void
}
attributes #0 = { "nvvm.reqntid"="32" }
; EXPECT
; define ptx_kernel void @k(i32 %n) #0 {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %c = icmp ult i32 %t, %n
;   br i1 %c, label %a, label %out
;
; a:                                                ; preds = %entry
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   br label %out
;
; out:                                              ; preds = %a, %entry
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
;
; attributes #0 = { "nvvm.reqntid"="32" }
; attributes #1 = { convergent nocallback nounwind }
; attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
