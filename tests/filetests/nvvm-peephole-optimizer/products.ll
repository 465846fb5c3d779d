; RUN: opt -passes='nvvm-peephole-optimizer'
; A product with a power of two is a shift, which keeps what is known of wrapping except where the power is the sign.
target triple = "nvptx64-nvidia-cuda"

define i32 @f(i32 %x) {
  %a = mul nuw nsw i32 %x, 8
  %b = mul nuw nsw i32 %a, -2147483648
  %c = mul i32 %b, 6
  ret i32 %c
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @f(i32 %x) {
;   %a = shl nuw nsw i32 %x, 3
;   %b = shl nuw i32 %a, 31
;   %c = mul i32 %b, 6
;   ret i32 %c
; }
