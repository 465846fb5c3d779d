; RUN: opt -passes='branch-dist' -branch-dist-block-limit=1
; Of two branches only the first is distributed where the limit is one; flags and metadata that one of a pair lacks go.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.all(i32)
declare float @llvm.sqrt.f32(float)

define ptx_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, 7
  br i1 %c, label %yes, label %no, !prof !1
yes:
  %v = load i32, ptr addrspace(1) %p, align 16, !range !0
  %v2 = mul nuw nsw i32 %v, 3
  store i32 %v2, ptr addrspace(1) %q
  br label %join
no:
  %w = load i32, ptr addrspace(1) %q
  %w2 = mul nsw i32 %w, 3
  store i32 %w2, ptr addrspace(1) %p
  br label %join
join:
  br i1 %c, label %yes2, label %no2
yes2:
  %a = load i32, ptr addrspace(1) %p
  %a2 = mul i32 %a, 5
  store i32 %a2, ptr addrspace(1) %q
  br label %end
no2:
  %b = load i32, ptr addrspace(1) %q
  %b2 = mul i32 %b, 5
  store i32 %b2, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
!0 = !{i32 0, i32 9}
!1 = !{!"branch_weights", i32 3, i32 1}
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
;   %v = load i32, ptr addrspace(1) %0, align 4
;   %v2 = mul i32 %v, 3
;   %1 = select i1 %c, ptr addrspace(1) %q, ptr addrspace(1) %p
;   store i32 %v2, ptr addrspace(1) %1, align 4
;   br label %join
;
; join:                                             ; preds = %entry
;   br i1 %c, label %yes2, label %no2
;
; yes2:                                             ; preds = %join
;   %a = load i32, ptr addrspace(1) %p, align 4
;   %a2 = mul i32 %a, 5
;   store i32 %a2, ptr addrspace(1) %q, align 4
;   br label %end
;
; no2:                                              ; preds = %join
;   %b = load i32, ptr addrspace(1) %q, align 4
;   %b2 = mul i32 %b, 5
;   store i32 %b2, ptr addrspace(1) %p, align 4
;   br label %end
;
; end:                                              ; preds = %no2, %yes2
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { convergent nocallback nounwind }
; attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
