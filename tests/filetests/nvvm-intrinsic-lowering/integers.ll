; RUN: opt -passes='nvvm-intrinsic-lowering'
; Products of 24 bits take an operand that fits as it is; high halves are shifts of products with a power of two and plain products of 16 bits; fields and funnel shifts of a known amount are shifts and masks.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.mul24.ui(i32, i32)
declare i32 @llvm.nvvm.mulhi.i(i32, i32)
declare i64 @llvm.nvvm.mulhi.ull(i64, i64)
declare i32 @llvm.nvvm.sad.ui(i32, i32, i32)
declare i32 @llvm.nvvm.sext.clamp(i32, i32)
declare i32 @llvm.nvvm.fshl.clamp.i32(i32, i32, i32)

define i32 @f(i32 %a, i32 %b, i64 %x, i64 %y) {
  %small = and i32 %a, 1023
  %p = call i32 @llvm.nvvm.mul24.ui(i32 %small, i32 %b)
  %h = call i32 @llvm.nvvm.mulhi.i(i32 %a, i32 %p)
  %q = call i64 @llvm.nvvm.mulhi.ull(i64 %x, i64 1024)
  %r = call i64 @llvm.nvvm.mulhi.ull(i64 %q, i64 %y)
  %t = trunc i64 %r to i32
  %s = call i32 @llvm.nvvm.sad.ui(i32 %small, i32 0, i32 %t)
  %e = call i32 @llvm.nvvm.sext.clamp(i32 %s, i32 8)
  %by = and i32 %b, 31
  %g = call i32 @llvm.nvvm.fshl.clamp.i32(i32 %e, i32 %h, i32 %by)
  %k = call i32 @llvm.nvvm.fshl.clamp.i32(i32 %g, i32 %h, i32 %b)
  ret i32 %k
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.mul24.ui(i32, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.mulhi.i(i32, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.nvvm.mulhi.ull(i64, i64) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.sad.ui(i32, i32, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.sext.clamp(i32, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.fshl.clamp.i32(i32, i32, i32) #0
;
; define i32 @f(i32 %a, i32 %b, i64 %x, i64 %y) {
;   %small = and i32 %a, 1023
;   %1 = and i32 %b, 16777215
;   %p = mul i32 %small, %1
;   %h = call i32 @llvm.nvvm.mulhi.i(i32 %a, i32 %p)
;   %q = lshr i64 %x, 54
;   %r = call i64 @llvm.nvvm.mulhi.ull(i64 %q, i64 %y)
;   %t = trunc i64 %r to i32
;   %s = add i32 %small, %t
;   %2 = shl i32 %s, 24
;   %e = ashr i32 %2, 24
;   %by = and i32 %b, 31
;   %g = call i32 @llvm.fshl.i32(i32 %e, i32 %h, i32 %by)
;   %k = call i32 @llvm.nvvm.fshl.clamp.i32(i32 %g, i32 %h, i32 %b)
;   ret i32 %k
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.fshl.i32(i32, i32, i32) #1
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
