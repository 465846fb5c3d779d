; RUN: opt -passes=loop-extract<single>
; One loop of the module goes: the last of the first function.
target triple = "nvptx64-nvidia-cuda"
define i1 @f(i1 %c, ptr %p) {
entry:
  br label %a
a:
  %x = load volatile i1, ptr %p, align 1
  br i1 %x, label %a, label %m
m:
  br label %b
b:
  %y = load volatile i1, ptr %p, align 1
  br i1 %y, label %b, label %e
e:
  ret i1 %y
}
define void @g(ptr %p) {
entry:
  br i1 true, label %pre, label %e
pre:
  br label %a
a:
  %x = load volatile i1, ptr %p, align 1
  br i1 %x, label %a, label %out
out:
  br label %e
e:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i1 @f(i1 %c, ptr %p) {
; entry:
;   %y.loc = alloca i1, align 1
;   br label %a
;
; a:                                                ; preds = %a, %entry
;   %x = load volatile i1, ptr %p, align 1
;   br i1 %x, label %a, label %m
;
; m:                                                ; preds = %a
;   br label %codeRepl
;
; codeRepl:                                         ; preds = %m
;   call void @llvm.lifetime.start.p0(ptr %y.loc)
;   call void @f.b(ptr %p, ptr %y.loc)
;   %y.reload = load i1, ptr %y.loc, align 1
;   call void @llvm.lifetime.end.p0(ptr %y.loc)
;   br label %e
;
; e:                                                ; preds = %codeRepl
;   ret i1 %y.reload
; }
;
; define void @g(ptr %p) {
; entry:
;   br i1 true, label %pre, label %e
;
; pre:                                              ; preds = %entry
;   br label %a
;
; a:                                                ; preds = %a, %pre
;   %x = load volatile i1, ptr %p, align 1
;   br i1 %x, label %a, label %out
;
; out:                                              ; preds = %a
;   br label %e
;
; e:                                                ; preds = %out, %entry
;   ret void
; }
;
; define internal void @f.b(ptr %p, ptr %y.out) {
; newFuncRoot:
;   br label %b
;
; b:                                                ; preds = %b, %newFuncRoot
;   %y = load volatile i1, ptr %p, align 1
;   store i1 %y, ptr %y.out, align 1
;   br i1 %y, label %b, label %e.exitStub
;
; e.exitStub:                                       ; preds = %b
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.start.p0(ptr captures(none)) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.end.p0(ptr captures(none)) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
