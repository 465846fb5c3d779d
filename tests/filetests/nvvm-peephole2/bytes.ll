; RUN: opt -passes='nvvm-peephole2'
; Bytes of four words that are put together are three permutations; bytes of one word with zeros are one.
target triple = "nvptx64-nvidia-cuda"

define i32 @four(i32 %a, i32 %b, i32 %c, i32 %d) {
  %a0 = and i32 %a, 255
  %b0 = and i32 %b, 255
  %c0 = and i32 %c, 255
  %b1 = shl i32 %b0, 8
  %c1 = shl i32 %c0, 16
  %d1 = shl i32 %d, 24
  %ab = or i32 %a0, %b1
  %abc = or i32 %ab, %c1
  %all = or i32 %abc, %d1
  ret i32 %all
}

define i32 @swapped(i32 %x) {
  %a = lshr i32 %x, 24
  %b = lshr i32 %x, 8
  %c = and i32 %b, 65280
  %d = or i32 %a, %c
  ret i32 %d
}

define i32 @extended(i32 %x, i32 %y) {
  %a = trunc i32 %x to i8
  %b = zext i8 %a to i32
  %c = trunc i32 %y to i16
  %d = zext i16 %c to i32
  %e = shl i32 %d, 16
  %f = or i32 %b, %e
  ret i32 %f
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @four(i32 %a, i32 %b, i32 %c, i32 %d) {
;   %1 = call i32 @llvm.nvvm.prmt(i32 %a, i32 %b, i32 12864)
;   %2 = call i32 @llvm.nvvm.prmt(i32 %1, i32 %c, i32 13328)
;   %all = call i32 @llvm.nvvm.prmt(i32 %2, i32 %d, i32 16912)
;   ret i32 %all
; }
;
; define i32 @swapped(i32 %x) {
;   %d = call i32 @llvm.nvvm.prmt(i32 %x, i32 0, i32 17443)
;   ret i32 %d
; }
;
; define i32 @extended(i32 %x, i32 %y) {
;   %1 = call i32 @llvm.nvvm.prmt(i32 %x, i32 %y, i32 21520)
;   %f = call i32 @llvm.nvvm.prmt(i32 %1, i32 0, i32 12864)
;   ret i32 %f
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.prmt(i32, i32, i32) #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
