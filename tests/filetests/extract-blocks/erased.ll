; RUN: opt -passes=extract-blocks -extract-blocks-file=erased.txt -extract-blocks-erase-funcs
; Of the functions that were there declarations stay, and what was made of blocks is visible.
target triple = "nvptx64-nvidia-cuda"
define internal void @f(ptr %p, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  store i32 0, ptr %p, align 4
  br label %b
b:
  ret void
}
define void @g(ptr %p) {
  call void @f(ptr %p, i1 true)
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; declare dso_local void @f(ptr, i1)
;
; declare void @g(ptr)
;
; define dso_local void @f.a(ptr %p) {
; newFuncRoot:
;   br label %a
;
; a:                                                ; preds = %newFuncRoot
;   store i32 0, ptr %p, align 4
;   br label %b.exitStub
;
; b.exitStub:                                       ; preds = %a
;   ret void
; }
