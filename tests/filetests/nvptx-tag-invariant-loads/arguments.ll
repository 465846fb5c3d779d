; RUN: opt -passes=nvptx-tag-invariant-loads
; Arguments of kernels that are noalias and readonly, also behind offsets, casts, selects and phis.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr noalias readonly %p, ptr addrspace(1) noalias readonly %a, ptr addrspace(1) noalias readonly %d, i64 %i, i1 %c) {
  %pg = addrspacecast ptr %p to ptr addrspace(1)
  %x = load i32, ptr addrspace(1) %pg
  %q = getelementptr i32, ptr addrspace(1) %a, i64 %i
  %y = load <2 x i8>, ptr addrspace(1) %q
  %s = select i1 %c, ptr addrspace(1) %a, ptr addrspace(1) %d
  %z = load i1, ptr addrspace(1) %s
  br label %l
l:
  %ph = phi ptr addrspace(1) [ %a, %0 ], [ %nx, %l ]
  %w = load i128, ptr addrspace(1) %ph
  %nx = getelementptr i32, ptr addrspace(1) %ph, i64 %i
  %e = icmp eq i128 %w, 0
  br i1 %e, label %l, label %end
end:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @k(ptr noalias readonly %p, ptr addrspace(1) noalias readonly %a, ptr addrspace(1) noalias readonly %d, i64 %i, i1 %c) {
;   %pg = addrspacecast ptr %p to ptr addrspace(1)
;   %x = load i32, ptr addrspace(1) %pg, align 4, !invariant.load !0
;   %q = getelementptr i32, ptr addrspace(1) %a, i64 %i
;   %y = load <2 x i8>, ptr addrspace(1) %q, align 2, !invariant.load !0
;   %s = select i1 %c, ptr addrspace(1) %a, ptr addrspace(1) %d
;   %z = load i1, ptr addrspace(1) %s, align 1, !invariant.load !0
;   br label %l
;
; l:                                                ; preds = %l, %0
;   %ph = phi ptr addrspace(1) [ %a, %0 ], [ %nx, %l ]
;   %w = load i128, ptr addrspace(1) %ph, align 16, !invariant.load !0
;   %nx = getelementptr i32, ptr addrspace(1) %ph, i64 %i
;   %e = icmp eq i128 %w, 0
;   br i1 %e, label %l, label %end
;
; end:                                              ; preds = %l
;   ret void
; }
;
; !0 = !{}
