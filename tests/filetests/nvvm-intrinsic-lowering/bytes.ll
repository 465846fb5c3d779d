; RUN: opt -passes='nvvm-intrinsic-lowering'
; Permutations by constants are values, masks, shifts, reversals, or one permutation for a chain of them; a chain of three values stays.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.prmt(i32, i32, i32)
declare i32 @llvm.nvvm.prmt.rc16(i32, i32)

define void @f(i32 %a, i32 %b, i32 %c, ptr addrspace(1) %p) {
  %same = call i32 @llvm.nvvm.prmt(i32 %b, i32 %a, i32 30292)
  store volatile i32 %same, ptr addrspace(1) %p
  %mask = call i32 @llvm.nvvm.prmt(i32 %a, i32 0, i32 17424)
  store volatile i32 %mask, ptr addrspace(1) %p
  %shift = call i32 @llvm.nvvm.prmt(i32 %a, i32 0, i32 17458)
  store volatile i32 %shift, ptr addrspace(1) %p
  %swap = call i32 @llvm.nvvm.prmt(i32 %a, i32 %b, i32 291)
  store volatile i32 %swap, ptr addrspace(1) %p
  %inner = call i32 @llvm.nvvm.prmt(i32 %a, i32 %b, i32 21520)
  %chain = call i32 @llvm.nvvm.prmt(i32 %inner, i32 %a, i32 16675)
  store volatile i32 %chain, ptr addrspace(1) %p
  %three = call i32 @llvm.nvvm.prmt(i32 %inner, i32 %c, i32 25888)
  store volatile i32 %three, ptr addrspace(1) %p
  %half = call i32 @llvm.nvvm.prmt.rc16(i32 %a, i32 1)
  store volatile i32 %half, ptr addrspace(1) %p
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.prmt(i32, i32, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.prmt.rc16(i32, i32) #0
;
; define void @f(i32 %a, i32 %b, i32 %c, ptr addrspace(1) %p) {
;   store volatile i32 %a, ptr addrspace(1) %p, align 4
;   %mask = and i32 %a, 65535
;   store volatile i32 %mask, ptr addrspace(1) %p, align 4
;   %shift = lshr i32 %a, 16
;   store volatile i32 %shift, ptr addrspace(1) %p, align 4
;   %swap = call i32 @llvm.bswap.i32(i32 %a)
;   store volatile i32 %swap, ptr addrspace(1) %p, align 4
;   %inner = call i32 @llvm.nvvm.prmt(i32 %a, i32 %b, i32 21520)
;   %chain = call i32 @llvm.nvvm.prmt(i32 %b, i32 %a, i32 17665)
;   store volatile i32 %chain, ptr addrspace(1) %p, align 4
;   %three = call i32 @llvm.nvvm.prmt(i32 %inner, i32 %c, i32 25888)
;   store volatile i32 %three, ptr addrspace(1) %p, align 4
;   %half = call i32 @llvm.nvvm.prmt(i32 %a, i32 0, i32 12850)
;   store volatile i32 %half, ptr addrspace(1) %p, align 4
;   ret void
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.bswap.i32(i32) #1
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
