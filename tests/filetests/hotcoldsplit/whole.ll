; RUN: opt -passes=hotcoldsplit
; A function that is cold on every way is marked and stays whole; so do functions that the caller wants as they are.
target triple = "nvptx64-nvidia-cuda"
declare void @sink() cold
define void @all(ptr %p) {
entry:
  store i32 0, ptr %p, align 4
  br label %a
a:
  call void @sink()
  ret void
}
define void @marked() cold {
  ret void
}
define coldcc void @convention() {
  ret void
}
define void @kept(i1 %c, ptr %p) noinline {
  br i1 %c, label %a, label %b
a:
  store i32 0, ptr %p, align 4
  store i32 1, ptr %p, align 4
  store i32 2, ptr %p, align 4
  store i32 3, ptr %p, align 4
  store i32 4, ptr %p, align 4
  call void @sink()
  br label %b
b:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: cold
; declare void @sink() #0
;
; ; Function Attrs: cold minsize
; define void @all(ptr %p) #1 {
; entry:
;   store i32 0, ptr %p, align 4
;   br label %a
;
; a:                                                ; preds = %entry
;   call void @sink()
;   ret void
; }
;
; ; Function Attrs: cold minsize
; define void @marked() #1 {
;   ret void
; }
;
; ; Function Attrs: cold minsize
; define coldcc void @convention() #1 {
;   ret void
; }
;
; ; Function Attrs: noinline
; define void @kept(i1 %c, ptr %p) #2 {
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %0
;   store i32 0, ptr %p, align 4
;   store i32 1, ptr %p, align 4
;   store i32 2, ptr %p, align 4
;   store i32 3, ptr %p, align 4
;   store i32 4, ptr %p, align 4
;   call void @sink()
;   br label %b
;
; b:                                                ; preds = %a, %0
;   ret void
; }
;
; attributes #0 = { cold }
; attributes #1 = { cold minsize }
; attributes #2 = { noinline }
