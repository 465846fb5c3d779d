; RUN: opt -passes='common-bounds' -mcpu=sm_90
; The bound that most comparisons have goes first, whichever side it stands on; a comparison is used once. Code that is never reached is
; treated alike.
target triple = "nvptx64-nvidia-cuda"

define i1 @largest_group_first(i32 %a, i32 %b, i32 %c, i32 %d, i32 %n) {
  %1 = icmp slt i32 %a, %n
  %2 = icmp slt i32 %b, %n
  %3 = and i1 %1, %2
  %4 = icmp sgt i32 %n, %c
  %5 = and i1 %3, %4
  %6 = icmp slt i32 %d, %n
  %7 = and i1 %5, %6
  %8 = icmp slt i32 %a, 9
  %9 = and i1 %7, %8
  %10 = icmp slt i32 %b, 9
  %11 = and i1 %9, %10
  ret i1 %11
}

define i1 @one_number_against_many(i32 %x, i32 %a, i32 %b, i32 %c) {
  %1 = icmp ult i32 %x, %a
  %2 = icmp ult i32 %x, %b
  %3 = and i1 %1, %2
  %4 = icmp ult i32 %x, %c
  %5 = and i1 %3, %4
  ret i1 %5
}

define i1 @never_reached(i32 %x, i32 %y, i32 %z) {
  ret i1 false

dead:
  %1 = icmp ne i32 %x, -1
  %2 = icmp ne i32 %y, -1
  %3 = and i1 %1, %2
  %4 = icmp ne i32 %z, -1
  %5 = and i1 %3, %4
  ret i1 %5
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i1 @largest_group_first(i32 %a, i32 %b, i32 %c, i32 %d, i32 %n) #0 {
;   %1 = icmp slt i32 %a, 9
;   %2 = icmp slt i32 %b, 9
;   %3 = call i32 @llvm.smax.i32(i32 %a, i32 %b)
;   %4 = call i32 @llvm.smax.i32(i32 %3, i32 %c)
;   %5 = call i32 @llvm.smax.i32(i32 %4, i32 %d)
;   %6 = icmp slt i32 %5, %n
;   %7 = and i1 %1, %2
;   %8 = and i1 %7, %6
;   ret i1 %8
; }
;
; define i1 @one_number_against_many(i32 %x, i32 %a, i32 %b, i32 %c) #0 {
;   %1 = call i32 @llvm.umin.i32(i32 %a, i32 %b)
;   %2 = call i32 @llvm.umin.i32(i32 %1, i32 %c)
;   %3 = icmp ugt i32 %2, %x
;   ret i1 %3
; }
;
; define i1 @never_reached(i32 %x, i32 %y, i32 %z) #0 {
;   ret i1 false
;
; dead:                                             ; No predecessors!
;   %1 = call i32 @llvm.umax.i32(i32 %x, i32 %y)
;   %2 = call i32 @llvm.umax.i32(i32 %1, i32 %z)
;   %3 = icmp ult i32 %2, -1
;   ret i1 %3
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smax.i32(i32, i32) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umin.i32(i32, i32) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umax.i32(i32, i32) #1
;
; attributes #0 = { "target-cpu"="sm_90" }
; attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
