; RUN: opt -passes='cgscc(attributor-light-cgscc)'
; Functions that call each other are judged together.
target triple = "nvptx64-nvidia-cuda"

define i32 @even(i32 %x) {
  %z = icmp eq i32 %x, 0
  br i1 %z, label %end, label %more
more:
  %y = sub i32 %x, 1
  %r = call i32 @odd(i32 %y)
  ret i32 %r
end:
  ret i32 1
}
define i32 @odd(i32 %x) {
  %y = sub i32 %x, 1
  %r = call i32 @even(i32 %y)
  ret i32 %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nofree nosync nounwind memory(none)
; define i32 @even(i32 %x) #0 {
;   %z = icmp eq i32 %x, 0
;   br i1 %z, label %end, label %more
;
; more:                                             ; preds = %0
;   %y = sub i32 %x, 1
;   %r = call i32 @odd(i32 %y)
;   ret i32 %r
;
; end:                                              ; preds = %0
;   ret i32 1
; }
;
; ; Function Attrs: nofree nosync nounwind memory(none)
; define i32 @odd(i32 %x) #0 {
;   %y = sub i32 %x, 1
;   %r = call i32 @even(i32 %y)
;   ret i32 %r
; }
;
; attributes #0 = { nofree nosync nounwind memory(none) }
