; RUN: opt -passes='expand-scev-test<fresh>,adce'
; The second operand of a smallest that stops at zero may be poison when the first is zero.
target triple = "nvptx64-nvidia-cuda"
define i32 @f(i32 noundef %a, i32 %b, i32 %c) {
  %zero = icmp eq i32 %a, 0
  %m = call i32 @llvm.umin.i32(i32 %a, i32 %b)
  %s = select i1 %zero, i32 0, i32 %m
  %l = call i32 @llvm.smax.i32(i32 %s, i32 %c)
  %t = trunc i32 %l to i16
  %e = sext i16 %t to i32
  %r = sub i32 %e, %a
  ret i32 %r
}
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @f(i32 noundef %a, i32 %b, i32 %c) {
;   %1 = freeze i32 %b
;   %umin7 = call i32 @llvm.umin.i32(i32 %1, i32 %a)
;   %smax8 = call i32 @llvm.smax.i32(i32 %c, i32 %umin7)
;   %2 = trunc i32 %smax8 to i16
;   %3 = sext i16 %2 to i32
;   %4 = sub i32 %3, %a
;   ret i32 %4
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umin.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smax.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
