; RUN: opt -passes='load-store-vectorizer'
; An alloca gets the alignment of the vector that is stored to it.
target triple = "nvptx64-nvidia-cuda"
declare void @use(ptr)
define void @local() {
  %m = alloca [4 x i32], align 4
  store i32 1, ptr %m, align 4
  %m1 = getelementptr i8, ptr %m, i64 4
  store i32 2, ptr %m1, align 4
  %m2 = getelementptr i8, ptr %m, i64 8
  store i32 3, ptr %m2, align 4
  %m3 = getelementptr i8, ptr %m, i64 12
  store i32 4, ptr %m3, align 4
  call void @use(ptr %m)
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; declare void @use(ptr)
;
; define void @local() {
;   %m = alloca [4 x i32], align 16
;   store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %m, align 16
;   call void @use(ptr %m)
;   ret void
; }
