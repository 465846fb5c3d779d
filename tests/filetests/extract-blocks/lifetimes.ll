; RUN: opt -passes=extract-blocks -extract-blocks-file=lifetimes.txt
; A slot whose life is within the region goes along; markers of one that others use go, and its life begins before the call.
target triple = "nvptx64-nvidia-cuda"
declare void @take(ptr)
define void @f(i1 %c) {
entry:
  %own = alloca i32, align 4
  %shared = alloca i32, align 4
  %leaked = alloca i32, align 4
  br i1 %c, label %a, label %b
a:
  call void @llvm.lifetime.start.p0(ptr %own)
  call void @llvm.lifetime.start.p0(ptr %shared)
  call void @llvm.lifetime.start.p0(ptr %leaked)
  call void @take(ptr %own)
  call void @take(ptr %shared)
  call void @take(ptr %leaked)
  call void @llvm.lifetime.end.p0(ptr %own)
  br i1 %c, label %l, label %b
l:
  call void @llvm.lifetime.end.p0(ptr %leaked)
  br label %b
b:
  call void @take(ptr %shared)
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; declare void @take(ptr)
;
; define void @f(i1 %c) {
; entry:
;   %shared = alloca i32, align 4
;   %leaked = alloca i32, align 4
;   br i1 %c, label %codeRepl, label %b
;
; codeRepl:                                         ; preds = %entry
;   call void @llvm.lifetime.start.p0(ptr %shared)
;   call void @llvm.lifetime.start.p0(ptr %leaked)
;   call void @f.a(ptr %shared, ptr %leaked, i1 %c)
;   br label %b
;
; b:                                                ; preds = %codeRepl, %entry
;   call void @take(ptr %shared)
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.end.p0(ptr captures(none)) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.start.p0(ptr captures(none)) #0
;
; define internal void @f.a(ptr %shared, ptr %leaked, i1 %c) {
; newFuncRoot:
;   %own = alloca i32, align 4
;   br label %a
;
; a:                                                ; preds = %newFuncRoot
;   call void @llvm.lifetime.start.p0(ptr %own)
;   call void @take(ptr %own)
;   call void @take(ptr %shared)
;   call void @take(ptr %leaked)
;   call void @llvm.lifetime.end.p0(ptr %own)
;   br i1 %c, label %l, label %b.exitStub
;
; l:                                                ; preds = %a
;   br label %b.exitStub
;
; b.exitStub:                                       ; preds = %l, %a
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
