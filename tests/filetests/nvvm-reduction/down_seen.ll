; RUN: opt -passes='nvvm-reduction' -mcpu=sm_80
; A downward tree that other lanes see stays: stored by all, asked for by the number along x in a block of unknown shape or of rows that are no whole warps.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare i32 @llvm.umax.i32(i32, i32)

define ptx_kernel void @all(ptr addrspace(1) %p, i32 %m) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %x0 = load i32, ptr addrspace(1) %a, align 4
  %s0 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x0, i32 16, i32 31)
  %x1 = add i32 %x0, %s0
  %s1 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x1, i32 8, i32 31)
  %x2 = add i32 %x1, %s1
  %s2 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x2, i32 4, i32 31)
  %x3 = add i32 %x2, %s2
  %s3 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x3, i32 2, i32 31)
  %x4 = add i32 %x3, %s3
  %s4 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x4, i32 1, i32 31)
  %x5 = add i32 %x4, %s4
  store i32 %x5, ptr addrspace(1) %a, align 4
  ret void
}

define ptx_kernel void @any_shape(ptr addrspace(1) %p, i32 %m) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %x0 = load i32, ptr addrspace(1) %a, align 4
  %s0 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x0, i32 16, i32 31)
  %x1 = add i32 %x0, %s0
  %s1 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x1, i32 8, i32 31)
  %x2 = add i32 %x1, %s1
  %s2 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x2, i32 4, i32 31)
  %x3 = add i32 %x2, %s2
  %s3 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x3, i32 2, i32 31)
  %x4 = add i32 %x3, %s3
  %s4 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x4, i32 1, i32 31)
  %x5 = add i32 %x4, %s4
  %l = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = and i32 %l, 31
  %z = icmp eq i32 %w, 0
  br i1 %z, label %yes, label %no

yes:
  store i32 %x5, ptr addrspace(1) %a, align 4
  br label %no

no:
  ret void
}

define ptx_kernel void @narrow(ptr addrspace(1) %p, i32 %m) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %x0 = load i32, ptr addrspace(1) %a, align 4
  %s0 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x0, i32 16, i32 31)
  %x1 = add i32 %x0, %s0
  %s1 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x1, i32 8, i32 31)
  %x2 = add i32 %x1, %s1
  %s2 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x2, i32 4, i32 31)
  %x3 = add i32 %x2, %s2
  %s3 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x3, i32 2, i32 31)
  %x4 = add i32 %x3, %s3
  %s4 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x4, i32 1, i32 31)
  %x5 = add i32 %x4, %s4
  %l = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = and i32 %l, 31
  %z = icmp eq i32 %w, 0
  br i1 %z, label %yes, label %no

yes:
  store i32 %x5, ptr addrspace(1) %a, align 4
  br label %no

no:
  ret void
}

attributes #0 = { "nvvm.reqntid"="48,2,1" }
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #0
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #1
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #1
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umax.i32(i32, i32) #2
;
; define ptx_kernel void @all(ptr addrspace(1) %p, i32 %m) #3 {
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %a = getelementptr i32, ptr addrspace(1) %p, i32 %t
;   %x0 = load i32, ptr addrspace(1) %a, align 4
;   %s0 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x0, i32 16, i32 31)
;   %x1 = add i32 %x0, %s0
;   %s1 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x1, i32 8, i32 31)
;   %x2 = add i32 %x1, %s1
;   %s2 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x2, i32 4, i32 31)
;   %x3 = add i32 %x2, %s2
;   %s3 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x3, i32 2, i32 31)
;   %x4 = add i32 %x3, %s3
;   %s4 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x4, i32 1, i32 31)
;   %x5 = add i32 %x4, %s4
;   store i32 %x5, ptr addrspace(1) %a, align 4
;   ret void
; }
;
; define ptx_kernel void @any_shape(ptr addrspace(1) %p, i32 %m) #3 {
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %a = getelementptr i32, ptr addrspace(1) %p, i32 %t
;   %x0 = load i32, ptr addrspace(1) %a, align 4
;   %s0 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x0, i32 16, i32 31)
;   %x1 = add i32 %x0, %s0
;   %s1 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x1, i32 8, i32 31)
;   %x2 = add i32 %x1, %s1
;   %s2 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x2, i32 4, i32 31)
;   %x3 = add i32 %x2, %s2
;   %s3 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x3, i32 2, i32 31)
;   %x4 = add i32 %x3, %s3
;   %s4 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x4, i32 1, i32 31)
;   %x5 = add i32 %x4, %s4
;   %l = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %w = and i32 %l, 31
;   %z = icmp eq i32 %w, 0
;   br i1 %z, label %yes, label %no
;
; yes:                                              ; preds = %0
;   store i32 %x5, ptr addrspace(1) %a, align 4
;   br label %no
;
; no:                                               ; preds = %yes, %0
;   ret void
; }
;
; define ptx_kernel void @narrow(ptr addrspace(1) %p, i32 %m) #4 {
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %a = getelementptr i32, ptr addrspace(1) %p, i32 %t
;   %x0 = load i32, ptr addrspace(1) %a, align 4
;   %s0 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x0, i32 16, i32 31)
;   %x1 = add i32 %x0, %s0
;   %s1 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x1, i32 8, i32 31)
;   %x2 = add i32 %x1, %s1
;   %s2 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x2, i32 4, i32 31)
;   %x3 = add i32 %x2, %s2
;   %s3 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x3, i32 2, i32 31)
;   %x4 = add i32 %x3, %s3
;   %s4 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %m, i32 %x4, i32 1, i32 31)
;   %x5 = add i32 %x4, %s4
;   %l = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %w = and i32 %l, 31
;   %z = icmp eq i32 %w, 0
;   br i1 %z, label %yes, label %no
;
; yes:                                              ; preds = %0
;   store i32 %x5, ptr addrspace(1) %a, align 4
;   br label %no
;
; no:                                               ; preds = %yes, %0
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
; attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #3 = { "target-cpu"="sm_80" }
; attributes #4 = { "nvvm.reqntid"="48,2,1" "target-cpu"="sm_80" }
