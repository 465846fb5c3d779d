; RUN: opt -passes='nvvm-peephole-optimizer'
; Divisions, sums and comparisons of 64 bits are done in 32 where the operands fit.
target triple = "nvptx64-nvidia-cuda"

define i64 @f(i32 %x, i32 %y, i64 %w, ptr %p) {
  %a = zext i32 %x to i64
  %b = and i64 %w, 4294967295
  %q = udiv i64 %a, %b
  %r = srem i64 %a, 10
  %sx = sext i32 %x to i64
  %sy = sext i32 %y to i64
  %s = add i64 %sx, %sy
  %t = trunc i64 %s to i32
  store i32 %t, ptr %p
  %c = icmp slt i64 %sx, %sy
  store i1 %c, ptr %p
  %d = icmp sgt i64 %a, 4294967290
  store i1 %d, ptr %p
  %e = icmp ult i64 %sx, 5000000000
  store i1 %e, ptr %p
  %l = udiv i64 %w, %b
  %m = add i64 %q, %r
  %z = add i64 %m, %l
  ret i64 %z
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i64 @f(i32 %x, i32 %y, i64 %w, ptr %p) {
;   %b = and i64 %w, 4294967295
;   %1 = trunc i64 %b to i32
;   %2 = udiv i32 %x, %1
;   %q = zext i32 %2 to i64
;   %3 = urem i32 %x, 10
;   %r = zext i32 %3 to i64
;   %sx = sext i32 %x to i64
;   %t = add i32 %x, %y
;   store i32 %t, ptr %p, align 4
;   %c = icmp slt i32 %x, %y
;   store i1 %c, ptr %p, align 1
;   %d = icmp ugt i32 %x, -6
;   store i1 %d, ptr %p, align 1
;   %e = icmp ult i64 %sx, 5000000000
;   store i1 %e, ptr %p, align 1
;   %l = udiv i64 %w, %b
;   %m = add i64 %q, %r
;   %z = add i64 %m, %l
;   ret i64 %z
; }
