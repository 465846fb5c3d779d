; RUN: opt -passes='load-store-vectorizer'
; Indices that are extended from 32 bits are neighbours where the sum does not wrap: by its flag, by bits that are zero, by its range.
target triple = "nvptx64-nvidia-cuda"
define float @flag(ptr addrspace(1) %p, i32 %i, i32 %j) {
  %x = add nsw i32 %i, %j
  %j1 = add nsw i32 %j, 1
  %y = add nsw i32 %i, %j1
  %xe = sext i32 %x to i64
  %ye = sext i32 %y to i64
  %px = getelementptr float, ptr addrspace(1) %p, i64 %xe
  %py = getelementptr float, ptr addrspace(1) %p, i64 %ye
  %a = load float, ptr addrspace(1) %px, align 8
  %b = load float, ptr addrspace(1) %py, align 4
  %r = fadd float %a, %b
  ret float %r
}
define float @bits(ptr addrspace(1) %p, i32 %i) {
  %x = shl i32 %i, 1
  %y = or i32 %x, 1
  %xe = zext i32 %x to i64
  %ye = zext i32 %y to i64
  %px = getelementptr float, ptr addrspace(1) %p, i64 %xe
  %py = getelementptr float, ptr addrspace(1) %p, i64 %ye
  %a = load float, ptr addrspace(1) %px, align 8
  %b = load float, ptr addrspace(1) %py, align 4
  %r = fadd float %a, %b
  ret float %r
}
define float @range(ptr addrspace(1) %p) {
  %t = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = add i32 %t, 1
  %xe = zext i32 %t to i64
  %ye = zext i32 %y to i64
  %px = getelementptr float, ptr addrspace(1) %p, i64 %xe
  %py = getelementptr float, ptr addrspace(1) %p, i64 %ye
  %a = load float, ptr addrspace(1) %px, align 8
  %b = load float, ptr addrspace(1) %py, align 4
  %r = fadd float %a, %b
  ret float %r
}
; Without any of these the sum may wrap: 32 bits and 64 bits are not the same neighbour then.
define float @may_wrap(ptr addrspace(1) %p, i32 %i) {
  %y = add i32 %i, 1
  %xe = sext i32 %i to i64
  %ye = sext i32 %y to i64
  %px = getelementptr float, ptr addrspace(1) %p, i64 %xe
  %py = getelementptr float, ptr addrspace(1) %p, i64 %ye
  %a = load float, ptr addrspace(1) %px, align 8
  %b = load float, ptr addrspace(1) %py, align 4
  %r = fadd float %a, %b
  ret float %r
}
; That one addend does not wrap says nothing of a sum that lies outside of it.
define float @outside(ptr addrspace(1) %p, i32 %i) {
  %x = add i32 %i, 6
  %y = add nsw i32 %i, 5
  %xe = sext i32 %x to i64
  %ye = sext i32 %y to i64
  %px = getelementptr float, ptr addrspace(1) %p, i64 %xe
  %py = getelementptr float, ptr addrspace(1) %p, i64 %ye
  %a = load float, ptr addrspace(1) %px, align 4
  %b = load float, ptr addrspace(1) %py, align 8
  %r = fadd float %a, %b
  ret float %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define float @flag(ptr addrspace(1) %p, i32 %i, i32 %j) {
;   %x = add nsw i32 %i, %j
;   %xe = sext i32 %x to i64
;   %px = getelementptr float, ptr addrspace(1) %p, i64 %xe
;   %1 = load <2 x float>, ptr addrspace(1) %px, align 8
;   %a1 = extractelement <2 x float> %1, i32 0
;   %b2 = extractelement <2 x float> %1, i32 1
;   %r = fadd float %a1, %b2
;   ret float %r
; }
;
; define float @bits(ptr addrspace(1) %p, i32 %i) {
;   %x = shl i32 %i, 1
;   %y = or i32 %x, 1
;   %xe = zext i32 %x to i64
;   %ye = zext i32 %y to i64
;   %px = getelementptr float, ptr addrspace(1) %p, i64 %xe
;   %py = getelementptr float, ptr addrspace(1) %p, i64 %ye
;   %a = load float, ptr addrspace(1) %px, align 8
;   %b = load float, ptr addrspace(1) %py, align 4
;   %r = fadd float %a, %b
;   ret float %r
; }
;
; define float @range(ptr addrspace(1) %p) {
;   %t = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %xe = zext i32 %t to i64
;   %px = getelementptr float, ptr addrspace(1) %p, i64 %xe
;   %1 = load <2 x float>, ptr addrspace(1) %px, align 8
;   %a1 = extractelement <2 x float> %1, i32 0
;   %b2 = extractelement <2 x float> %1, i32 1
;   %r = fadd float %a1, %b2
;   ret float %r
; }
;
; define float @may_wrap(ptr addrspace(1) %p, i32 %i) {
;   %y = add i32 %i, 1
;   %xe = sext i32 %i to i64
;   %ye = sext i32 %y to i64
;   %px = getelementptr float, ptr addrspace(1) %p, i64 %xe
;   %py = getelementptr float, ptr addrspace(1) %p, i64 %ye
;   %a = load float, ptr addrspace(1) %px, align 8
;   %b = load float, ptr addrspace(1) %py, align 4
;   %r = fadd float %a, %b
;   ret float %r
; }
;
; define float @outside(ptr addrspace(1) %p, i32 %i) {
;   %x = add i32 %i, 6
;   %y = add nsw i32 %i, 5
;   %xe = sext i32 %x to i64
;   %ye = sext i32 %y to i64
;   %px = getelementptr float, ptr addrspace(1) %p, i64 %xe
;   %py = getelementptr float, ptr addrspace(1) %p, i64 %ye
;   %a = load float, ptr addrspace(1) %px, align 4
;   %b = load float, ptr addrspace(1) %py, align 8
;   %r = fadd float %a, %b
;   ret float %r
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
