; RUN: opt -passes='cgscc(attributor-light-cgscc)'
; What callees have, callers have, but for calls of unknown functions.
target triple = "nvptx64-nvidia-cuda"

declare void @unknown()
define i32 @callee(i32 %x) {
  %a = add i32 %x, 1
  ret i32 %a
}
define i32 @caller(i32 %x) {
  %a = call i32 @callee(i32 %x)
  ret i32 %a
}
define void @indirect(ptr %f) {
  call void %f()
  ret void
}
define void @outside() {
  call void @unknown()
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; declare void @unknown()
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; define i32 @callee(i32 %x) #0 {
;   %a = add i32 %x, 1
;   ret i32 %a
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; define i32 @caller(i32 %x) #0 {
;   %a = call i32 @callee(i32 %x)
;   ret i32 %a
; }
;
; define void @indirect(ptr readonly captures(none) %f) {
;   call void %f()
;   ret void
; }
;
; define void @outside() {
;   call void @unknown()
;   ret void
; }
;
; attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
