; RUN: opt -passes='nvvm-intr-range'
; A range is added where the kernel bounds its launches, and none where the call has one or the function is no kernel; constants are left to others.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.warpsize()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()

define ptx_kernel void @exact(ptr addrspace(1) %p) "nvvm.reqntid"="128" "nvvm.cluster_dim"="4" {
  %a = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store volatile i32 %a, ptr addrspace(1) %p
  %b = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store volatile i32 %b, ptr addrspace(1) %p
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  store volatile i32 %c, ptr addrspace(1) %p
  %d = call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
  store volatile i32 %d, ptr addrspace(1) %p
  %e = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
  store volatile i32 %e, ptr addrspace(1) %p
  ret void
}
define ptx_kernel void @bounded(ptr addrspace(1) %p) "nvvm.maxntid"="64,2" {
  %a = call range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store volatile i32 %a, ptr addrspace(1) %p
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  store volatile i32 %c, ptr addrspace(1) %p
  ret void
}
define void @device(ptr addrspace(1) %p) "nvvm.reqntid"="128" {
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  store volatile i32 %c, ptr addrspace(1) %p
  %d = call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
  store volatile i32 %d, ptr addrspace(1) %p
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 32, 33) i32 @llvm.nvvm.read.ptx.sreg.warpsize() #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x() #0
;
; define ptx_kernel void @exact(ptr addrspace(1) %p) #1 {
;   %a = call range(i32 0, 128) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   store volatile i32 %a, ptr addrspace(1) %p, align 4
;   %b = call range(i32 0, 128) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
;   store volatile i32 %b, ptr addrspace(1) %p, align 4
;   %c = call range(i32 1, 129) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
;   store volatile i32 %c, ptr addrspace(1) %p, align 4
;   %d = call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
;   store volatile i32 %d, ptr addrspace(1) %p, align 4
;   %e = call range(i32 1, 5) i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
;   store volatile i32 %e, ptr addrspace(1) %p, align 4
;   ret void
; }
;
; define ptx_kernel void @bounded(ptr addrspace(1) %p) #2 {
;   %a = call range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   store volatile i32 %a, ptr addrspace(1) %p, align 4
;   %c = call range(i32 1, 129) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
;   store volatile i32 %c, ptr addrspace(1) %p, align 4
;   ret void
; }
;
; define void @device(ptr addrspace(1) %p) #3 {
;   %c = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
;   store volatile i32 %c, ptr addrspace(1) %p, align 4
;   %d = call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
;   store volatile i32 %d, ptr addrspace(1) %p, align 4
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { "nvvm.cluster_dim"="4" "nvvm.reqntid"="128" }
; attributes #2 = { "nvvm.maxntid"="64,2" }
; attributes #3 = { "nvvm.reqntid"="128" }
