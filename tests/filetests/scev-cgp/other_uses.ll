; RUN: opt -passes='scev-cgp'
; An address that is also a value stays when the sum costs as much as it does.
target triple = "nvptx64-nvidia-cuda"
declare void @use(ptr)
define void @f(ptr %a, i64 %i) {
  %p = getelementptr i8, ptr %a, i64 %i
  store i8 1, ptr %p
  %b = getelementptr i8, ptr %a, i64 16
  %q = getelementptr i8, ptr %b, i64 %i
  store i8 1, ptr %q
  call void @use(ptr %q)
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; declare void @use(ptr)
;
; define void @f(ptr %a, i64 %i) {
;   %p = getelementptr i8, ptr %a, i64 %i
;   store i8 1, ptr %p, align 1
;   %b = getelementptr i8, ptr %a, i64 16
;   %q = getelementptr i8, ptr %b, i64 %i
;   store i8 1, ptr %q, align 1
;   call void @use(ptr %q)
;   ret void
; }
