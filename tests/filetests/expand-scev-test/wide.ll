; RUN: opt -passes='expand-scev-test'
; Integers of more than 128 bits have no expression.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
  %x = load i256, ptr addrspace(1) %p
  %s = lshr i256 %x, 64
  %t = trunc i256 %s to i16
  %m = and i16 %t, 255
  %z = zext i16 %m to i64
  %c = icmp ult i16 %m, 7
  %g = getelementptr i32, ptr addrspace(1) %q, i64 %z
  store i32 %n, ptr addrspace(1) %g
  %zi = zext i1 %c to i32
  store i32 %zi, ptr addrspace(1) %q
  ret void
}
define i64 @f(i256 %x, i64 %y) {
  %s = lshr i256 %x, 64
  %t = trunc i256 %s to i16
  %m = and i16 %t, 255
  %z = zext i16 %m to i64
  %a = add i64 %z, %y
  ret i64 %a
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
;   %x = load i256, ptr addrspace(1) %p, align 32
;   %1 = lshr i256 %x, 64
;   %s = lshr i256 %x, 64
;   %2 = trunc i256 %1 to i16
;   %t = trunc i256 %1 to i16
;   %3 = trunc i256 %1 to i8
;   %4 = zext i8 %3 to i16
;   %m = and i16 %2, 255
;   %5 = zext i8 %3 to i64
;   %z = zext i16 %4 to i64
;   %c = icmp ult i16 %4, 7
;   %6 = shl nuw nsw i64 %5, 2
;   %scevgep = getelementptr i8, ptr addrspace(1) %q, i64 %6
;   %g = getelementptr i32, ptr addrspace(1) %q, i64 %5
;   store i32 %n, ptr addrspace(1) %scevgep, align 4
;   %7 = zext i1 %c to i32
;   %zi = zext i1 %c to i32
;   store i32 %7, ptr addrspace(1) %q, align 4
;   ret void
; }
;
; define i64 @f(i256 %x, i64 %y) {
;   %1 = lshr i256 %x, 64
;   %s = lshr i256 %x, 64
;   %2 = trunc i256 %1 to i16
;   %t = trunc i256 %1 to i16
;   %3 = trunc i256 %1 to i8
;   %4 = zext i8 %3 to i16
;   %m = and i16 %2, 255
;   %5 = zext i8 %3 to i64
;   %z = zext i16 %4 to i64
;   %6 = add i64 %y, %5
;   %a = add i64 %5, %y
;   ret i64 %6
; }
