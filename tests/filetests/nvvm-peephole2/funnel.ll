; RUN: opt -passes='nvvm-peephole2'
; Two words that are shifted by distances that add up to a word are one funnel shift.
target triple = "nvptx64-nvidia-cuda"

define i32 @f(i32 %x, i32 %y, ptr %p) {
  %a = shl i32 %x, 7
  %b = lshr i32 %y, 25
  %c = or i32 %a, %b
  %d = lshr i32 %x, 13
  %e = shl i32 %x, 19
  %g = or disjoint i32 %d, %e
  store i32 %g, ptr %p
  %h = lshr i32 %y, 24
  %i = or i32 %a, %h
  store i32 %i, ptr %p
  ret i32 %c
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @f(i32 %x, i32 %y, ptr %p) {
;   %a = shl i32 %x, 7
;   %c = call i32 @llvm.fshl.i32(i32 %x, i32 %y, i32 7)
;   %g = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 19)
;   store i32 %g, ptr %p, align 4
;   %h = lshr i32 %y, 24
;   %i = or i32 %a, %h
;   store i32 %i, ptr %p, align 4
;   ret i32 %c
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.fshl.i32(i32, i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
