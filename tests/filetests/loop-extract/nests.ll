; RUN: opt -passes=loop-extract
; Of several loops all go, the last first; a function that is hardly more than one loop keeps it and gives those inside.
target triple = "nvptx64-nvidia-cuda"
define void @several(i32 %n, ptr %p) {
entry:
  %a = alloca i32, align 4
  br label %l1
l1:
  %i = phi i32 [ 0, %entry ], [ %j, %l1 ]
  store i32 %i, ptr %a, align 4
  %j = add i32 %i, 1
  %d = icmp eq i32 %j, %n
  br i1 %d, label %m, label %l1
m:
  br label %l2
l2:
  %k = phi i64 [ 0, %m ], [ %k1, %l2 ]
  %q = load i32, ptr %a, align 4
  %k1 = add i64 %k, 1
  %e = icmp eq i64 %k1, 9
  br i1 %e, label %x, label %l2
x:
  store i64 %k1, ptr %p, align 8
  store i32 %q, ptr %p, align 4
  ret void
}
define void @wrapper(i32 %n, ptr %p) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %k1, %inner ]
  store i32 %i, ptr %p, align 4
  %k1 = add i32 %k, 1
  %e = icmp eq i32 %k1, %n
  br i1 %e, label %next, label %inner
next:
  %j = add i32 %i, 1
  %d = icmp eq i32 %j, %n
  br i1 %d, label %exit, label %outer
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @several(i32 %n, ptr %p) {
; entry:
;   %k1.loc = alloca i64, align 8
;   %q.loc = alloca i32, align 4
;   %a = alloca i32, align 4
;   br label %codeRepl1
;
; codeRepl1:                                        ; preds = %entry
;   call void @several.l1(ptr %a, i32 %n)
;   br label %m
;
; m:                                                ; preds = %codeRepl1
;   br label %codeRepl
;
; codeRepl:                                         ; preds = %m
;   call void @llvm.lifetime.start.p0(ptr %q.loc)
;   call void @llvm.lifetime.start.p0(ptr %k1.loc)
;   call void @several.l2(ptr %a, ptr %q.loc, ptr %k1.loc)
;   %q.reload = load i32, ptr %q.loc, align 4
;   %k1.reload = load i64, ptr %k1.loc, align 8
;   call void @llvm.lifetime.end.p0(ptr %q.loc)
;   call void @llvm.lifetime.end.p0(ptr %k1.loc)
;   br label %x
;
; x:                                                ; preds = %codeRepl
;   store i64 %k1.reload, ptr %p, align 8
;   store i32 %q.reload, ptr %p, align 4
;   ret void
; }
;
; define void @wrapper(i32 %n, ptr %p) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %next, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %next ]
;   br label %codeRepl
;
; codeRepl:                                         ; preds = %outer
;   call void @wrapper.inner(i32 %i, ptr %p, i32 %n)
;   br label %next
;
; next:                                             ; preds = %codeRepl
;   %j = add i32 %i, 1
;   %d = icmp eq i32 %j, %n
;   br i1 %d, label %exit, label %outer
;
; exit:                                             ; preds = %next
;   ret void
; }
;
; define internal void @several.l2(ptr %a, ptr %q.out, ptr %k1.out) {
; newFuncRoot:
;   br label %l2
;
; l2:                                               ; preds = %l2, %newFuncRoot
;   %k = phi i64 [ 0, %newFuncRoot ], [ %k1, %l2 ]
;   %q = load i32, ptr %a, align 4
;   store i32 %q, ptr %q.out, align 4
;   %k1 = add i64 %k, 1
;   store i64 %k1, ptr %k1.out, align 8
;   %e = icmp eq i64 %k1, 9
;   br i1 %e, label %x.exitStub, label %l2
;
; x.exitStub:                                       ; preds = %l2
;   ret void
; }
;
; define internal void @several.l1(ptr %a, i32 %n) {
; newFuncRoot:
;   br label %l1
;
; l1:                                               ; preds = %l1, %newFuncRoot
;   %i = phi i32 [ 0, %newFuncRoot ], [ %j, %l1 ]
;   store i32 %i, ptr %a, align 4
;   %j = add i32 %i, 1
;   %d = icmp eq i32 %j, %n
;   br i1 %d, label %m.exitStub, label %l1
;
; m.exitStub:                                       ; preds = %l1
;   ret void
; }
;
; define internal void @wrapper.inner(i32 %i, ptr %p, i32 %n) {
; newFuncRoot:
;   br label %inner
;
; inner:                                            ; preds = %inner, %newFuncRoot
;   %k = phi i32 [ 0, %newFuncRoot ], [ %k1, %inner ]
;   store i32 %i, ptr %p, align 4
;   %k1 = add i32 %k, 1
;   %e = icmp eq i32 %k1, %n
;   br i1 %e, label %next.exitStub, label %inner
;
; next.exitStub:                                    ; preds = %inner
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
