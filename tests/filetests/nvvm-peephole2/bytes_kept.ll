; RUN: opt -passes='nvvm-peephole2'
; Bytes stay where another instruction needs a part of them, where two stand in one place, and where one mask does the same.
target triple = "nvptx64-nvidia-cuda"

define i32 @shared(i32 %a, i32 %b, ptr %p) {
  %a0 = and i32 %a, 255
  %b0 = and i32 %b, 255
  %b1 = shl i32 %b0, 8
  store i32 %a0, ptr %p
  store i32 %b1, ptr %p
  %ab = or i32 %a0, %b1
  ret i32 %ab
}

define i32 @overlapping(i32 %a, i32 %b) {
  %a0 = and i32 %a, 65535
  %b0 = and i32 %b, 255
  %b1 = shl i32 %b0, 8
  %ab = or i32 %a0, %b1
  ret i32 %ab
}

define i32 @masked(i32 %a, i32 %b) {
  %a0 = and i32 %a, 65280
  ret i32 %a0
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @shared(i32 %a, i32 %b, ptr %p) {
;   %a0 = and i32 %a, 255
;   %b0 = and i32 %b, 255
;   %b1 = shl i32 %b0, 8
;   store i32 %a0, ptr %p, align 4
;   store i32 %b1, ptr %p, align 4
;   %ab = or i32 %a0, %b1
;   ret i32 %ab
; }
;
; define i32 @overlapping(i32 %a, i32 %b) {
;   %a0 = and i32 %a, 65535
;   %b0 = and i32 %b, 255
;   %b1 = shl i32 %b0, 8
;   %ab = or i32 %a0, %b1
;   ret i32 %ab
; }
;
; define i32 @masked(i32 %a, i32 %b) {
;   %a0 = and i32 %a, 65280
;   ret i32 %a0
; }
