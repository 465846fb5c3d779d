; RUN: opt -passes='nvvm-reduction' -mcpu=sm_80
; Four steps, a step that comes twice, segments of sixteen lanes, a product and a value used in between that is not a step: the tree stays, or what it computed on the way does.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare i32 @llvm.umax.i32(i32, i32)

define ptx_kernel void @four(ptr addrspace(1) %p, i32 %m) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %x0 = load i32, ptr addrspace(1) %a, align 4
  %s0 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x0, i32 8, i32 31)
  %x1 = add i32 %x0, %s0
  %s1 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x1, i32 4, i32 31)
  %x2 = add i32 %x1, %s1
  %s2 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x2, i32 2, i32 31)
  %x3 = add i32 %x2, %s2
  %s3 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x3, i32 1, i32 31)
  %x4 = add i32 %x3, %s3
  store i32 %x4, ptr addrspace(1) %a, align 4
  ret void
}

define ptx_kernel void @twice(ptr addrspace(1) %p, i32 %m) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %x0 = load i32, ptr addrspace(1) %a, align 4
  %s0 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x0, i32 16, i32 31)
  %x1 = add i32 %x0, %s0
  %s1 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x1, i32 8, i32 31)
  %x2 = add i32 %x1, %s1
  %s2 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x2, i32 8, i32 31)
  %x3 = add i32 %x2, %s2
  %s3 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x3, i32 2, i32 31)
  %x4 = add i32 %x3, %s3
  %s4 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x4, i32 1, i32 31)
  %x5 = add i32 %x4, %s4
  store i32 %x5, ptr addrspace(1) %a, align 4
  ret void
}

define ptx_kernel void @segments(ptr addrspace(1) %p, i32 %m) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %x0 = load i32, ptr addrspace(1) %a, align 4
  %s0 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x0, i32 16, i32 4127)
  %x1 = add i32 %x0, %s0
  %s1 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x1, i32 8, i32 4127)
  %x2 = add i32 %x1, %s1
  %s2 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x2, i32 4, i32 4127)
  %x3 = add i32 %x2, %s2
  %s3 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x3, i32 2, i32 4127)
  %x4 = add i32 %x3, %s3
  %s4 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x4, i32 1, i32 4127)
  %x5 = add i32 %x4, %s4
  store i32 %x5, ptr addrspace(1) %a, align 4
  ret void
}

define ptx_kernel void @product(ptr addrspace(1) %p, i32 %m) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %x0 = load i32, ptr addrspace(1) %a, align 4
  %s0 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x0, i32 16, i32 31)
  %x1 = mul i32 %x0, %s0
  %s1 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x1, i32 8, i32 31)
  %x2 = mul i32 %x1, %s1
  %s2 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x2, i32 4, i32 31)
  %x3 = mul i32 %x2, %s2
  %s3 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x3, i32 2, i32 31)
  %x4 = mul i32 %x3, %s3
  %s4 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x4, i32 1, i32 31)
  %x5 = mul i32 %x4, %s4
  store i32 %x5, ptr addrspace(1) %a, align 4
  ret void
}

define ptx_kernel void @inner(ptr addrspace(1) %p, i32 %m) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %x0 = load i32, ptr addrspace(1) %a, align 4
  %s0 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x0, i32 16, i32 31)
  %x1 = add i32 %x0, %s0
  %s1 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x1, i32 8, i32 31)
  %x2 = add i32 %x1, %s1
  %s2 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x2, i32 4, i32 31)
  %x3 = add i32 %x2, %s2
  %s3 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x3, i32 2, i32 31)
  %x4 = add i32 %x3, %s3
  %s4 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x4, i32 1, i32 31)
  %x5 = add i32 %x4, %s4
  store volatile i32 %x2, ptr addrspace(1) %p, align 4
  store i32 %x5, ptr addrspace(1) %a, align 4
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
; define ptx_kernel void @four(ptr addrspace(1) %p, i32 %m) #3 {
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %a = getelementptr i32, ptr addrspace(1) %p, i32 %t
;   %x0 = load i32, ptr addrspace(1) %a, align 4
;   %s0 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x0, i32 8, i32 31)
;   %x1 = add i32 %x0, %s0
;   %s1 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x1, i32 4, i32 31)
;   %x2 = add i32 %x1, %s1
;   %s2 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x2, i32 2, i32 31)
;   %x3 = add i32 %x2, %s2
;   %s3 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x3, i32 1, i32 31)
;   %x4 = add i32 %x3, %s3
;   store i32 %x4, ptr addrspace(1) %a, align 4
;   ret void
; }
;
; define ptx_kernel void @twice(ptr addrspace(1) %p, i32 %m) #3 {
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %a = getelementptr i32, ptr addrspace(1) %p, i32 %t
;   %x0 = load i32, ptr addrspace(1) %a, align 4
;   %s0 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x0, i32 16, i32 31)
;   %x1 = add i32 %x0, %s0
;   %s1 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x1, i32 8, i32 31)
;   %x2 = add i32 %x1, %s1
;   %s2 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x2, i32 8, i32 31)
;   %x3 = add i32 %x2, %s2
;   %s3 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x3, i32 2, i32 31)
;   %x4 = add i32 %x3, %s3
;   %s4 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x4, i32 1, i32 31)
;   %x5 = add i32 %x4, %s4
;   store i32 %x5, ptr addrspace(1) %a, align 4
;   ret void
; }
;
; define ptx_kernel void @segments(ptr addrspace(1) %p, i32 %m) #3 {
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %a = getelementptr i32, ptr addrspace(1) %p, i32 %t
;   %x0 = load i32, ptr addrspace(1) %a, align 4
;   %s0 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x0, i32 16, i32 4127)
;   %x1 = add i32 %x0, %s0
;   %s1 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x1, i32 8, i32 4127)
;   %x2 = add i32 %x1, %s1
;   %s2 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x2, i32 4, i32 4127)
;   %x3 = add i32 %x2, %s2
;   %s3 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x3, i32 2, i32 4127)
;   %x4 = add i32 %x3, %s3
;   %s4 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x4, i32 1, i32 4127)
;   %x5 = add i32 %x4, %s4
;   store i32 %x5, ptr addrspace(1) %a, align 4
;   ret void
; }
;
; define ptx_kernel void @product(ptr addrspace(1) %p, i32 %m) #3 {
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %a = getelementptr i32, ptr addrspace(1) %p, i32 %t
;   %x0 = load i32, ptr addrspace(1) %a, align 4
;   %s0 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x0, i32 16, i32 31)
;   %x1 = mul i32 %x0, %s0
;   %s1 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x1, i32 8, i32 31)
;   %x2 = mul i32 %x1, %s1
;   %s2 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x2, i32 4, i32 31)
;   %x3 = mul i32 %x2, %s2
;   %s3 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x3, i32 2, i32 31)
;   %x4 = mul i32 %x3, %s3
;   %s4 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x4, i32 1, i32 31)
;   %x5 = mul i32 %x4, %s4
;   store i32 %x5, ptr addrspace(1) %a, align 4
;   ret void
; }
;
; define ptx_kernel void @inner(ptr addrspace(1) %p, i32 %m) #3 {
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %a = getelementptr i32, ptr addrspace(1) %p, i32 %t
;   %x0 = load i32, ptr addrspace(1) %a, align 4
;   %s0 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x0, i32 16, i32 31)
;   %x1 = add i32 %x0, %s0
;   %s1 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %x1, i32 8, i32 31)
;   %x2 = add i32 %x1, %s1
;   %1 = call i32 @llvm.nvvm.redux.sync.add(i32 %x0, i32 %m)
;   store volatile i32 %x2, ptr addrspace(1) %p, align 4
;   store i32 %1, ptr addrspace(1) %a, align 4
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i32 @llvm.nvvm.redux.sync.add(i32, i32) #1
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
; attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #3 = { "target-cpu"="sm_80" }
