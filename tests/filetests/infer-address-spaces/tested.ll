; RUN: opt -passes='infer-address-spaces'
; What the program tests of an address counts where the test holds: after an assumption, below a branch.
define float @assumed(ptr %p, i64 %i) {
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  call void @llvm.assume(i1 %s)
  %q = getelementptr inbounds float, ptr %p, i64 %i
  %a = load float, ptr %q, align 4
  %b = load float, ptr %p, align 4
  %r = fadd float %a, %b
  ret float %r
}
define void @branch(ptr %p, i64 %i) {
  %g = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  br i1 %g, label %yes, label %no
yes:
  %q = getelementptr inbounds float, ptr %p, i64 %i
  store float 1.0, ptr %q, align 4
  br label %no
no:
  %r = getelementptr inbounds float, ptr %p, i64 %i
  store float 2.0, ptr %r, align 4
  ret void
}
define float @select(ptr %p, ptr addrspace(1) %k, i1 %c) {
  %s = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  call void @llvm.assume(i1 %s)
  %g = addrspacecast ptr addrspace(1) %k to ptr
  %q = select i1 %c, ptr %p, ptr %g
  %a = load float, ptr %q, align 4
  ret float %a
}
define float @another_space(ptr %p, ptr addrspace(3) %k, i1 %c) {
  %s = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  call void @llvm.assume(i1 %s)
  %g = addrspacecast ptr addrspace(3) %k to ptr
  %q = select i1 %c, ptr %p, ptr %g
  %a = load float, ptr %q, align 4
  ret float %a
}
; EXPECT
; define float @assumed(ptr %p, i64 %i) {
;   %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
;   call void @llvm.assume(i1 %s)
;   %1 = addrspacecast ptr %p to ptr addrspace(3)
;   %q = getelementptr inbounds float, ptr addrspace(3) %1, i64 %i
;   %a = load float, ptr addrspace(3) %q, align 4
;   %2 = addrspacecast ptr %p to ptr addrspace(3)
;   %b = load float, ptr addrspace(3) %2, align 4
;   %r = fadd float %a, %b
;   ret float %r
; }
;
; define void @branch(ptr %p, i64 %i) {
;   %g = call i1 @llvm.nvvm.isspacep.global(ptr %p)
;   br i1 %g, label %yes, label %no
;
; yes:                                              ; preds = %0
;   %1 = addrspacecast ptr %p to ptr addrspace(1)
;   %q = getelementptr inbounds float, ptr addrspace(1) %1, i64 %i
;   store float 1.000000e+00, ptr addrspace(1) %q, align 4
;   br label %no
;
; no:                                               ; preds = %yes, %0
;   %r = getelementptr inbounds float, ptr %p, i64 %i
;   store float 2.000000e+00, ptr %r, align 4
;   ret void
; }
;
; define float @select(ptr %p, ptr addrspace(1) %k, i1 %c) {
;   %s = call i1 @llvm.nvvm.isspacep.global(ptr %p)
;   call void @llvm.assume(i1 %s)
;   %1 = addrspacecast ptr %p to ptr addrspace(1)
;   %q = select i1 %c, ptr addrspace(1) %1, ptr addrspace(1) %k
;   %a = load float, ptr addrspace(1) %q, align 4
;   ret float %a
; }
;
; define float @another_space(ptr %p, ptr addrspace(3) %k, i1 %c) {
;   %s = call i1 @llvm.nvvm.isspacep.global(ptr %p)
;   call void @llvm.assume(i1 %s)
;   %g = addrspacecast ptr addrspace(3) %k to ptr
;   %q = select i1 %c, ptr %p, ptr %g
;   %a = load float, ptr %q, align 4
;   ret float %a
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i1 @llvm.nvvm.isspacep.global(ptr captures(none)) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #1
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
