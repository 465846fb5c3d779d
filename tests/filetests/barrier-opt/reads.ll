; RUN: opt -passes='barrier-opt'
; Between accesses that only read no order is needed, nor between those of different variables; a barrier between a write and a read of one variable stays.
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [64 x i32] undef
@b = internal addrspace(3) global [64 x i32] undef
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.barrier.cta.sync.all(i32)
declare void @llvm.nvvm.bar.warp.sync(i32)
declare void @llvm.nvvm.membar.cta()
declare void @llvm.nvvm.membar.gl()

define ptx_kernel void @f(ptr addrspace(1) %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = getelementptr [64 x i32], ptr addrspace(3) @a, i32 0, i32 %t
  %y = getelementptr [64 x i32], ptr addrspace(3) @b, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %x
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %one = load i32, ptr addrspace(3) @a
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %two = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @a, i32 4)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %two, ptr addrspace(3) %y
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %three = load i32, ptr addrspace(3) @b
  %s = add i32 %one, %three
  store i32 %s, ptr addrspace(1) %p
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @a = internal addrspace(3) global [64 x i32] undef
; @b = internal addrspace(3) global [64 x i32] undef
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.all(i32) #1
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.bar.warp.sync(i32) #1
;
; ; Function Attrs: nocallback nounwind
; declare void @llvm.nvvm.membar.cta() #2
;
; ; Function Attrs: nocallback nounwind
; declare void @llvm.nvvm.membar.gl() #2
;
; define ptx_kernel void @f(ptr addrspace(1) %p) {
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %x = getelementptr [64 x i32], ptr addrspace(3) @a, i32 0, i32 %t
;   %y = getelementptr [64 x i32], ptr addrspace(3) @b, i32 0, i32 %t
;   store i32 %t, ptr addrspace(3) %x, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %one = load i32, ptr addrspace(3) @a, align 4
;   %two = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @a, i32 4), align 4
;   store i32 %two, ptr addrspace(3) %y, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %three = load i32, ptr addrspace(3) @b, align 4
;   %s = add i32 %one, %three
;   store i32 %s, ptr addrspace(1) %p, align 4
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { convergent nocallback nounwind }
; attributes #2 = { nocallback nounwind }
