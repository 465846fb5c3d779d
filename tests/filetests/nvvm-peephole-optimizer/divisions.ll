; RUN: opt -passes='nvvm-peephole-optimizer'
; Divisions by powers of two are shifts and masks, also signed ones of numbers that are not negative; other signed ones stay.
target triple = "nvptx64-nvidia-cuda"

define i32 @f(i32 %x, i32 %y, ptr %p) {
  %a = udiv exact i32 %x, 16
  %b = urem i32 %x, 16
  %positive = lshr i32 %y, 3
  %c = sdiv i32 %positive, 4
  %d = srem i32 %positive, %b
  %e = sdiv i32 %y, 4
  store i32 %a, ptr %p
  store i32 %b, ptr %p
  store i32 %c, ptr %p
  store i32 %e, ptr %p
  ret i32 %d
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @f(i32 %x, i32 %y, ptr %p) {
;   %a = lshr exact i32 %x, 4
;   %b = and i32 %x, 15
;   %positive = lshr i32 %y, 3
;   %c = lshr i32 %positive, 2
;   %d = urem i32 %positive, %b
;   %e = sdiv i32 %y, 4
;   store i32 %a, ptr %p, align 4
;   store i32 %b, ptr %p, align 4
;   store i32 %c, ptr %p, align 4
;   store i32 %e, ptr %p, align 4
;   ret i32 %d
; }
