; RUN: opt -passes='barrier-lowering<late>'
; The barrier of a block of one warp or less is one of the warp.
define ptx_kernel void @warp() #0 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

define ptx_kernel void @half() #1 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 3, i32 16)
  ret void
}

define ptx_kernel void @more() #2 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}
attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { "nvvm.reqntid"="4,4,1" }
attributes #2 = { "nvvm.reqntid"="33" }
; EXPECT
; define ptx_kernel void @warp() #0 {
;   call void @llvm.nvvm.bar.warp.sync(i32 -1)
;   ret void
; }
;
; define ptx_kernel void @half() #1 {
;   call void @llvm.nvvm.bar.warp.sync(i32 65535)
;   ret void
; }
;
; define ptx_kernel void @more() #2 {
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32) #3
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.bar.warp.sync(i32) #3
;
; attributes #0 = { "nvvm.reqntid"="32" }
; attributes #1 = { "nvvm.reqntid"="4,4,1" }
; attributes #2 = { "nvvm.reqntid"="33" }
; attributes #3 = { convergent nocallback nounwind }
