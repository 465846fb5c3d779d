; RUN: opt -passes='expand-scev-test<fresh>,adce'
; A division is executed only with a divisor that is neither zero nor poison; one by a power of two is a shift.
target triple = "nvptx64-nvidia-cuda"
define i32 @f(i32 %a, i32 %b, i32 noundef %c) {
  %x = udiv i32 %a, %b
  %y = lshr i32 %x, 3
  %nz = or i32 %c, 1
  %z = udiv i32 %y, %nz
  %w = urem i32 %z, %c
  ret i32 %w
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @f(i32 %a, i32 %b, i32 noundef %c) {
;   %nz = or i32 %c, 1
;   %umax3 = call i32 @llvm.umax.i32(i32 %b, i32 1)
;   %1 = udiv i32 %a, %umax3
;   %2 = lshr i32 %1, 3
;   %3 = udiv i32 %2, %nz
;   %umax4 = call i32 @llvm.umax.i32(i32 %c, i32 1)
;   %4 = udiv i32 %3, %umax4
;   %5 = mul nuw i32 %c, %4
;   %6 = sub i32 %3, %5
;   ret i32 %6
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umax.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
