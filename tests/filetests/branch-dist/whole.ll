; RUN: opt -passes='branch-dist'
; Arms that do the same to other addresses have no branch left: volatile loads and stores of each thread keep their order.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.all(i32)
declare float @llvm.sqrt.f32(float)

define ptx_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, 7
  br i1 %c, label %yes, label %no
yes:
  %v = load volatile i32, ptr addrspace(1) %p, align 8
  %v2 = add nsw i32 %v, 1
  store volatile i32 %v2, ptr addrspace(1) %p
  br label %join
no:
  %w = load volatile i32, ptr addrspace(1) %q, align 8
  %w2 = add i32 %w, %t
  store volatile i32 %w2, ptr addrspace(1) %q
  br label %join
join:
  %r = phi i32 [ %v2, %yes ], [ %w, %no ]
  store i32 %r, ptr addrspace(1) %p
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.all(i32) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.sqrt.f32(float) #2
;
; define ptx_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %c = icmp slt i32 %t, 7
;   %0 = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q
;   %v = load volatile i32, ptr addrspace(1) %0, align 8
;   %1 = select i1 %c, i32 1, i32 %t
;   %v2 = add i32 %v, %1
;   store volatile i32 %v2, ptr addrspace(1) %0, align 4
;   %2 = select i1 %c, i32 %v2, i32 %v
;   br label %join
;
; join:                                             ; preds = %entry
;   %r = phi i32 [ %2, %entry ]
;   store i32 %r, ptr addrspace(1) %p, align 4
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { convergent nocallback nounwind }
; attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
