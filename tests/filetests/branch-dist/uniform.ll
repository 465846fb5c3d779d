; RUN: opt -passes='branch-dist'
; A branch that all threads take together runs one arm only, and stays.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.all(i32)
declare float @llvm.sqrt.f32(float)

define ptx_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
entry:
  %c = icmp slt i32 %n, 7
  br i1 %c, label %yes, label %no
yes:
  %v = load i32, ptr addrspace(1) %p
  %v2 = add i32 %v, 1
  store i32 %v2, ptr addrspace(1) %q
  br label %join
no:
  %w = load i32, ptr addrspace(1) %q
  %w2 = add i32 %w, 1
  store i32 %w2, ptr addrspace(1) %p
  br label %join
join:
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
; define ptx_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
; entry:
;   %c = icmp slt i32 %n, 7
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %v = load i32, ptr addrspace(1) %p, align 4
;   %v2 = add i32 %v, 1
;   store i32 %v2, ptr addrspace(1) %q, align 4
;   br label %join
;
; no:                                               ; preds = %entry
;   %w = load i32, ptr addrspace(1) %q, align 4
;   %w2 = add i32 %w, 1
;   store i32 %w2, ptr addrspace(1) %p, align 4
;   br label %join
;
; join:                                             ; preds = %no, %yes
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { convergent nocallback nounwind }
; attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
