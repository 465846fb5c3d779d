; RUN: opt -passes='branch-dist'
; Loads of different types or spaces and fields of different numbers are no pairs, and a few cheap operations are not worth a select each.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.all(i32)
declare float @llvm.sqrt.f32(float)

%s = type { i32, i32 }
define ptx_kernel void @f(ptr addrspace(1) %p, ptr addrspace(3) %q, i32 %a, i32 %b) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, 7
  br i1 %c, label %yes, label %no
yes:
  %v = load i32, ptr addrspace(1) %p
  %v1 = add i32 %a, %t
  %v2 = xor i32 %v1, %v
  br label %join
no:
  %w = load i32, ptr addrspace(3) %q
  %w1 = add i32 %b, %a
  %w2 = xor i32 %w1, %w
  br label %join
join:
  %r = phi i32 [ %v2, %yes ], [ %w2, %no ]
  store i32 %r, ptr addrspace(1) %p
  ret void
}
define ptx_kernel void @fields(ptr addrspace(1) %p, ptr addrspace(1) %q) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, 7
  br i1 %c, label %yes, label %no
yes:
  %v = getelementptr %s, ptr addrspace(1) %p, i32 0, i32 1
  store i32 1, ptr addrspace(1) %v
  br label %join
no:
  %w = getelementptr %s, ptr addrspace(1) %q, i32 0, i32 0
  store i32 2, ptr addrspace(1) %w
  br label %join
join:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; %s = type { i32, i32 }
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
; define ptx_kernel void @f(ptr addrspace(1) %p, ptr addrspace(3) %q, i32 %a, i32 %b) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %c = icmp slt i32 %t, 7
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %v = load i32, ptr addrspace(1) %p, align 4
;   %v1 = add i32 %a, %t
;   %v2 = xor i32 %v1, %v
;   br label %join
;
; no:                                               ; preds = %entry
;   %w = load i32, ptr addrspace(3) %q, align 4
;   %w1 = add i32 %b, %a
;   %w2 = xor i32 %w1, %w
;   br label %join
;
; join:                                             ; preds = %no, %yes
;   %r = phi i32 [ %v2, %yes ], [ %w2, %no ]
;   store i32 %r, ptr addrspace(1) %p, align 4
;   ret void
; }
;
; define ptx_kernel void @fields(ptr addrspace(1) %p, ptr addrspace(1) %q) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %c = icmp slt i32 %t, 7
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %v = getelementptr %s, ptr addrspace(1) %p, i32 0, i32 1
;   store i32 1, ptr addrspace(1) %v, align 4
;   br label %join
;
; no:                                               ; preds = %entry
;   %w = getelementptr %s, ptr addrspace(1) %q, i32 0, i32 0
;   store i32 2, ptr addrspace(1) %w, align 4
;   br label %join
;
; join:                                             ; preds = %no, %yes
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { convergent nocallback nounwind }
; attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
