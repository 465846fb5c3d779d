; RUN: opt -passes=hotcoldsplit
; Blocks that call cold functions or end in unreachable go with what leads to them alone, where that is more code than a call.
target triple = "nvptx64-nvidia-cuda"
declare void @sink() cold
declare void @abort() noreturn
define i32 @f(i32 %n, ptr %p, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  store i32 0, ptr %p, align 4
  store i32 1, ptr %p, align 4
  call void @sink()
  %x = load i32, ptr %p, align 4
  br label %b
b:
  %r = phi i32 [ %x, %a ], [ 0, %entry ]
  %d = icmp eq i32 %r, 4
  br i1 %d, label %e, label %g
e:
  store i32 0, ptr %p, align 4
  store i32 1, ptr %p, align 4
  call void @sink()
  store i32 2, ptr %p, align 4
  br label %e2
e2:
  call void @sink()
  unreachable
g:
  ret i32 %r
}
define void @leaves(i1 %c, ptr %p) {
  br i1 %c, label %a, label %b
a:
  store i32 0, ptr %p, align 4
  store i32 1, ptr %p, align 4
  store i32 2, ptr %p, align 4
  store i32 3, ptr %p, align 4
  call void @abort()
  unreachable
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
; ; Function Attrs: noreturn
; declare void @abort() #1
;
; define i32 @f(i32 %n, ptr %p, i1 %c) {
; entry:
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   store i32 0, ptr %p, align 4
;   store i32 1, ptr %p, align 4
;   call void @sink()
;   %x = load i32, ptr %p, align 4
;   br label %b
;
; b:                                                ; preds = %a, %entry
;   %r = phi i32 [ %x, %a ], [ 0, %entry ]
;   %d = icmp eq i32 %r, 4
;   br i1 %d, label %codeRepl, label %g
;
; codeRepl:                                         ; preds = %b
;   call void @f.cold.1(ptr %p) #3
;   unreachable
;
; g:                                                ; preds = %b
;   ret i32 %r
; }
;
; define void @leaves(i1 %c, ptr %p) {
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %0
;   store i32 0, ptr %p, align 4
;   store i32 1, ptr %p, align 4
;   store i32 2, ptr %p, align 4
;   store i32 3, ptr %p, align 4
;   call void @abort()
;   unreachable
;
; b:                                                ; preds = %0
;   ret void
; }
;
; ; Function Attrs: cold minsize noreturn
; define internal void @f.cold.1(ptr %p) #2 {
; newFuncRoot:
;   br label %e
;
; e:                                                ; preds = %newFuncRoot
;   store i32 0, ptr %p, align 4
;   store i32 1, ptr %p, align 4
;   call void @sink()
;   store i32 2, ptr %p, align 4
;   br label %e2
;
; e2:                                               ; preds = %e
;   call void @sink()
;   unreachable
; }
;
; attributes #0 = { cold }
; attributes #1 = { noreturn }
; attributes #2 = { cold minsize noreturn }
; attributes #3 = { noinline }
