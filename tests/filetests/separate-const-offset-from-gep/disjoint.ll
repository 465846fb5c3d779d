; RUN: opt -passes='separate-const-offset-from-gep,early-cse'
; A sum whose parts have no bits in common is written as `or` with the constant and without, so that both are one value.
target triple = "nvptx64-nvidia-cuda"

define void @neighbours(ptr %p, i64 %block, i8 %thread) {
  %high = shl i64 %block, 9
  %low = zext i8 %thread to i64
  %i = or disjoint i64 %high, %low
  %a = getelementptr i64, ptr %p, i64 %i
  store i64 1, ptr %a
  %next = or disjoint i64 %low, 256
  %j = or disjoint i64 %high, %next
  %b = getelementptr i64, ptr %p, i64 %j
  store i64 2, ptr %b
  ret void
}

; Nothing is known of the parts: a sum is what is certain.
define void @not_known(ptr %p, i64 %x, i64 %y) {
  %next = or disjoint i64 %y, 256
  %j = or disjoint i64 %x, %next
  %b = getelementptr i64, ptr %p, i64 %j
  store i64 2, ptr %b
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @neighbours(ptr %p, i64 %block, i8 %thread) {
;   %high = shl i64 %block, 9
;   %low = zext i8 %thread to i64
;   %i = or disjoint i64 %high, %low
;   %a = getelementptr [8 x i8], ptr %p, i64 %i
;   store i64 1, ptr %a, align 8
;   %b = getelementptr i8, ptr %a, i64 2048
;   store i64 2, ptr %b, align 8
;   ret void
; }
;
; define void @not_known(ptr %p, i64 %x, i64 %y) {
;   %1 = add i64 %x, %y
;   %2 = getelementptr [8 x i8], ptr %p, i64 %1
;   %b = getelementptr i8, ptr %2, i64 2048
;   store i64 2, ptr %b, align 8
;   ret void
; }
