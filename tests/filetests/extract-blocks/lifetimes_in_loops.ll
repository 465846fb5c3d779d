; RUN: opt -passes=extract-blocks -extract-blocks-file=lifetimes_in_loops.txt
; What a slot holds from the last round of a loop stays: its life does not begin before the call, and it has no markers any more.
target triple = "nvptx64-nvidia-cuda"
define i32 @f(i1 %c) {
entry:
  %slot = alloca i32, align 4
  br label %a
a:
  %first = phi i1 [ true, %entry ], [ false, %b ]
  br i1 %first, label %l, label %m
l:
  call void @llvm.lifetime.start.p0(ptr %slot)
  store i32 7, ptr %slot, align 4
  br label %m
m:
  %x = load i32, ptr %slot, align 4
  br label %b
b:
  br i1 %c, label %a, label %e
e:
  call void @llvm.lifetime.end.p0(ptr %slot)
  ret i32 %x
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @f(i1 %c) {
; entry:
;   %x.loc = alloca i32, align 4
;   %slot = alloca i32, align 4
;   br label %a
;
; a:                                                ; preds = %b, %entry
;   %first = phi i1 [ true, %entry ], [ false, %b ]
;   br label %codeRepl
;
; codeRepl:                                         ; preds = %a
;   call void @llvm.lifetime.start.p0(ptr %x.loc)
;   call void @f.a.split(ptr %slot, i1 %first, ptr %x.loc)
;   %x.reload = load i32, ptr %x.loc, align 4
;   call void @llvm.lifetime.end.p0(ptr %x.loc)
;   br label %b
;
; b:                                                ; preds = %codeRepl
;   br i1 %c, label %a, label %e
;
; e:                                                ; preds = %b
;   ret i32 %x.reload
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.end.p0(ptr captures(none)) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.start.p0(ptr captures(none)) #0
;
; define internal void @f.a.split(ptr %slot, i1 %first, ptr %x.out) {
; newFuncRoot:
;   br label %a.split
;
; l:                                                ; preds = %a.split
;   store i32 7, ptr %slot, align 4
;   br label %m
;
; m:                                                ; preds = %a.split, %l
;   %x = load i32, ptr %slot, align 4
;   store i32 %x, ptr %x.out, align 4
;   br label %b.exitStub
;
; a.split:                                          ; preds = %newFuncRoot
;   br i1 %first, label %l, label %m
;
; b.exitStub:                                       ; preds = %m
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
