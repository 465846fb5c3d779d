; RUN: opt -passes='nvvm-peephole2'
; Selections of the smaller or larger of two numbers, and of a number or its negation, are one instruction.
target triple = "nvptx64-nvidia-cuda"

define i32 @f(i32 %x, i32 %y, i64 %z, i8 %b, ptr %p) {
  %c = icmp slt i32 %x, %y
  %min = select i1 %c, i32 %x, i32 %y
  %max = select i1 %c, i32 %y, i32 %x
  store i32 %max, ptr %p
  %d = icmp ugt i64 %z, 7
  %small = select i1 %d, i64 7, i64 %z
  store i64 %small, ptr %p
  %e = icmp sgt i32 %y, -1
  %neg = sub nsw i32 0, %y
  %abs = select i1 %e, i32 %y, i32 %neg
  store i32 %abs, ptr %p
  %g = icmp slt i32 %y, 1
  %minus = sub i32 0, %y
  %abs2 = select i1 %g, i32 %minus, i32 %y
  store i32 %abs2, ptr %p
  %h = icmp slt i32 %y, 2
  %no = select i1 %h, i32 %minus, i32 %y
  store i32 %no, ptr %p
  %i = icmp slt i8 %b, 5
  %byte = select i1 %i, i8 %b, i8 5
  store i8 %byte, ptr %p
  ret i32 %min
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @f(i32 %x, i32 %y, i64 %z, i8 %b, ptr %p) {
;   %min = call i32 @llvm.smin.i32(i32 %x, i32 %y)
;   %max = call i32 @llvm.smax.i32(i32 %y, i32 %x)
;   store i32 %max, ptr %p, align 4
;   %small = call i64 @llvm.umin.i64(i64 7, i64 %z)
;   store i64 %small, ptr %p, align 8
;   %abs = call i32 @llvm.abs.i32(i32 %y, i1 true)
;   store i32 %abs, ptr %p, align 4
;   %minus = sub i32 0, %y
;   %abs2 = call i32 @llvm.abs.i32(i32 %y, i1 false)
;   store i32 %abs2, ptr %p, align 4
;   %h = icmp slt i32 %y, 2
;   %no = select i1 %h, i32 %minus, i32 %y
;   store i32 %no, ptr %p, align 4
;   %i = icmp slt i8 %b, 5
;   %byte = select i1 %i, i8 %b, i8 5
;   store i8 %byte, ptr %p, align 1
;   ret i32 %min
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smin.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smax.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.umin.i64(i64, i64) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.abs.i32(i32, i1 immarg) #1
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
