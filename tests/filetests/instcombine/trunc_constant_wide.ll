; RUN: opt -passes='instcombine'
; For a GPU only operations wider than its registers are cut before the constant; other targets cut all.
target triple = "nvptx64-nvidia-cuda"
define i16 @word(i32 %x) {
  %a = add i32 %x, 5
  %r = trunc i32 %a to i16
  ret i16 %r
}
define i32 @two_words(i64 %x) {
  %a = add i64 %x, 5
  %r = trunc i64 %a to i32
  ret i32 %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i16 @word(i32 %x) {
;   %a = add i32 %x, 5
;   %r = trunc i32 %a to i16
;   ret i16 %r
; }
;
; define i32 @two_words(i64 %x) {
;   %1 = trunc i64 %x to i32
;   %r = add i32 %1, 5
;   ret i32 %r
; }
