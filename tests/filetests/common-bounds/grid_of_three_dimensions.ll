; RUN: opt -passes='common-bounds' -mcpu=sm_90
; Coordinates that are compared with one bound: one comparison of the greatest or least.
target triple = "nvptx64-nvidia-cuda"

define i1 @inside(i32 %x, i32 %y, i32 %z, i32 %n) {
  %a = icmp sgt i32 %x, 3
  %b = icmp sgt i32 %y, 3
  %ab = and i1 %a, %b
  %c = icmp sgt i32 %z, 3
  %abc = and i1 %ab, %c
  %d = icmp slt i32 %x, %n
  %e = and i1 %abc, %d
  %f = icmp sgt i32 %n, %y
  %g = icmp slt i32 %z, %n
  %fg = and i1 %f, %g
  %r = and i1 %e, %fg
  ret i1 %r
}

define i1 @outside(i32 %x, i32 %y, i32 %z, i32 %n) {
  %a = icmp eq i32 %x, 0
  %b = icmp eq i32 %y, 0
  %ab = or i1 %a, %b
  %c = icmp eq i32 %z, 0
  %abc = or i1 %ab, %c
  %d = icmp uge i32 %x, %n
  %e = or i1 %abc, %d
  ret i1 %e
}

; An order of numbers of one sign is as its neighbours are.
define i1 @signs(i32 %x, i16 %y, i32 %z, i32 %w) {
  %y1 = zext i16 %y to i32
  %a = icmp ult i32 %x, 100
  %b = icmp slt i32 %y1, 100
  %ab = and i1 %a, %b
  %c = icmp samesign ult i32 %z, 100
  %abc = and i1 %ab, %c
  %d = icmp slt i32 %w, 100
  %r = and i1 %abc, %d
  ret i1 %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i1 @inside(i32 %x, i32 %y, i32 %z, i32 %n) #0 {
;   %1 = call i32 @llvm.smin.i32(i32 %x, i32 %y)
;   %2 = call i32 @llvm.smin.i32(i32 %1, i32 %z)
;   %3 = icmp sgt i32 %2, 3
;   %4 = call i32 @llvm.smax.i32(i32 %x, i32 %y)
;   %5 = call i32 @llvm.smax.i32(i32 %4, i32 %z)
;   %6 = icmp slt i32 %5, %n
;   %r = and i1 %3, %6
;   ret i1 %r
; }
;
; define i1 @outside(i32 %x, i32 %y, i32 %z, i32 %n) #0 {
;   %d = icmp uge i32 %x, %n
;   %1 = call i32 @llvm.umin.i32(i32 %x, i32 %y)
;   %2 = call i32 @llvm.umin.i32(i32 %1, i32 %z)
;   %3 = icmp ule i32 %2, 0
;   %e = or i1 %d, %3
;   ret i1 %e
; }
;
; define i1 @signs(i32 %x, i16 %y, i32 %z, i32 %w) #0 {
;   %y1 = zext i16 %y to i32
;   %d = icmp slt i32 %w, 100
;   %1 = call i32 @llvm.umax.i32(i32 %x, i32 %y1)
;   %2 = call i32 @llvm.umax.i32(i32 %1, i32 %z)
;   %3 = icmp ult i32 %2, 100
;   %r = and i1 %d, %3
;   ret i1 %r
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smin.i32(i32, i32) #1
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
