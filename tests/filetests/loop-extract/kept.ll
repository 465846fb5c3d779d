; RUN: opt -passes=loop-extract
; Loops with slots, without a preheader or in optnone functions stay; so do those that are not reached. Where arguments vary, a loop that does not ask for them goes.
target triple = "nvptx64-nvidia-cuda"
declare void @take(ptr)
declare void @llvm.va_start.p0(ptr)
define void @slot(ptr %p) {
entry:
  br i1 true, label %pre, label %e
pre:
  br label %a
a:
  %s = alloca i32, align 4
  call void @take(ptr %s)
  %x = load volatile i1, ptr %p, align 1
  br i1 %x, label %a, label %out
out:
  br label %e
e:
  ret void
}
define void @no_preheader(ptr %p, i1 %c) {
entry:
  br i1 %c, label %a, label %e
a:
  %x = load volatile i1, ptr %p, align 1
  br i1 %x, label %a, label %out
out:
  br label %e
e:
  ret void
}
define void @optnone(ptr %p, i1 %c) noinline optnone {
entry:
  br i1 %c, label %pre, label %e
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
define void @unreached(ptr %p) {
entry:
  ret void
pre:
  br label %a
a:
  %x = load volatile i1, ptr %p, align 1
  br i1 %x, label %a, label %out
out:
  ret void
}
define void @variadic(ptr %p, ...) {
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
; declare void @take(ptr)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn
; declare void @llvm.va_start.p0(ptr) #0
;
; define void @slot(ptr %p) {
; entry:
;   br i1 true, label %pre, label %e
;
; pre:                                              ; preds = %entry
;   br label %a
;
; a:                                                ; preds = %a, %pre
;   %s = alloca i32, align 4
;   call void @take(ptr %s)
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
; define void @no_preheader(ptr %p, i1 %c) {
; entry:
;   br i1 %c, label %a, label %e
;
; a:                                                ; preds = %a, %entry
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
; ; Function Attrs: noinline optnone
; define void @optnone(ptr %p, i1 %c) #1 {
; entry:
;   br i1 %c, label %pre, label %e
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
; define void @unreached(ptr %p) {
; entry:
;   ret void
;
; pre:                                              ; No predecessors!
;   br label %a
;
; a:                                                ; preds = %a, %pre
;   %x = load volatile i1, ptr %p, align 1
;   br i1 %x, label %a, label %out
;
; out:                                              ; preds = %a
;   ret void
; }
;
; define void @variadic(ptr %p, ...) {
; entry:
;   br i1 true, label %pre, label %e
;
; pre:                                              ; preds = %entry
;   br label %codeRepl
;
; codeRepl:                                         ; preds = %pre
;   call void @variadic.a(ptr %p)
;   br label %out
;
; out:                                              ; preds = %codeRepl
;   br label %e
;
; e:                                                ; preds = %out, %entry
;   ret void
; }
;
; define internal void @variadic.a(ptr %p) {
; newFuncRoot:
;   br label %a
;
; a:                                                ; preds = %a, %newFuncRoot
;   %x = load volatile i1, ptr %p, align 1
;   br i1 %x, label %a, label %out.exitStub
;
; out.exitStub:                                     ; preds = %a
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn }
; attributes #1 = { noinline optnone }
