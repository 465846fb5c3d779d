; RUN: opt -passes='separate-const-offset-from-gep'
; Indices that are counted down from a constant: what is taken away is the same for neighbours, and a constant stays with the address.
target triple = "nvptx64-nvidia-cuda"

; From nothing, as reverse iterators do.
define void @from_zero(ptr %p, i64 %n) {
  %m = sub i64 0, %n
  %a = getelementptr float, ptr %p, i64 %m
  store float 1.0, ptr %a
  %n1 = add i64 %n, 256
  %m1 = sub i64 0, %n1
  %b = getelementptr float, ptr %p, i64 %m1
  store float 2.0, ptr %b
  ret void
}

; From a constant that goes with the other.
define void @from_a_constant(ptr %p, i64 %n) {
  %n1 = add i64 %n, 256
  %m1 = sub i64 300, %n1
  %b = getelementptr float, ptr %p, i64 %m1
  store float 2.0, ptr %b
  ret void
}

; Widened by its sign: what is taken away does not reach the least number.
define void @widened(ptr %p, i8 %x) {
  %n = zext i8 %x to i32
  %n1 = add nsw i32 %n, 256
  %m1 = sub nsw i32 0, %n1
  %w = sext i32 %m1 to i64
  %b = getelementptr float, ptr %p, i64 %w
  store float 2.0, ptr %b
  ret void
}

; It may reach it: the sum as it is.
define void @may_be_the_least(ptr %p, i32 %n) {
  %n1 = add nsw i32 %n, 256
  %m1 = sub nsw i32 0, %n1
  %w = sext i32 %m1 to i64
  %b = getelementptr float, ptr %p, i64 %w
  store float 2.0, ptr %b
  ret void
}

; No constant is taken away: the difference stays.
define void @without(ptr %p, i64 %n) {
  %m = sub i64 31, %n
  %a = getelementptr float, ptr %p, i64 %m
  store float 1.0, ptr %a
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @from_zero(ptr %p, i64 %n) {
;   %m = sub i64 0, %n
;   %a = getelementptr [4 x i8], ptr %p, i64 %m
;   store float 1.000000e+00, ptr %a, align 4
;   %1 = sub i64 0, %n
;   %2 = getelementptr [4 x i8], ptr %p, i64 %1
;   %b = getelementptr i8, ptr %2, i64 -1024
;   store float 2.000000e+00, ptr %b, align 4
;   ret void
; }
;
; define void @from_a_constant(ptr %p, i64 %n) {
;   %1 = sub i64 0, %n
;   %2 = getelementptr [4 x i8], ptr %p, i64 %1
;   %b = getelementptr i8, ptr %2, i64 176
;   store float 2.000000e+00, ptr %b, align 4
;   ret void
; }
;
; define void @widened(ptr %p, i8 %x) {
;   %n = zext i8 %x to i32
;   %1 = sub nsw i32 0, %n
;   %2 = sext i32 %1 to i64
;   %3 = getelementptr [4 x i8], ptr %p, i64 %2
;   %b = getelementptr i8, ptr %3, i64 -1024
;   store float 2.000000e+00, ptr %b, align 4
;   ret void
; }
;
; define void @may_be_the_least(ptr %p, i32 %n) {
;   %n1 = add nsw i32 %n, 256
;   %m1 = sub nsw i32 0, %n1
;   %w = sext i32 %m1 to i64
;   %b = getelementptr float, ptr %p, i64 %w
;   store float 2.000000e+00, ptr %b, align 4
;   ret void
; }
;
; define void @without(ptr %p, i64 %n) {
;   %m = sub i64 31, %n
;   %a = getelementptr float, ptr %p, i64 %m
;   store float 1.000000e+00, ptr %a, align 4
;   ret void
; }
