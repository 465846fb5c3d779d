; RUN: opt -passes=loop-extract
; Wide integers, vectors, structs, undef and poison cross the border of the loop as they are; an endless loop gives a function that does not return.
target triple = "nvptx64-nvidia-cuda"
define i300 @wide(i300 %w, <3 x half> %v, { i1, i64 } %s, ptr %p) {
entry:
  br i1 true, label %pre, label %e
pre:
  br label %a
a:
  %i = phi i300 [ undef, %pre ], [ %j, %a ]
  %u = phi <3 x half> [ poison, %pre ], [ %v, %a ]
  %j = add i300 %i, %w
  %f = extractvalue { i1, i64 } %s, 0
  %t = insertvalue { i1, i64 } %s, i1 false, 0
  %x = load volatile i1, ptr %p, align 1
  %y = and i1 %x, %f
  br i1 %y, label %a, label %out
out:
  store <3 x half> %u, ptr %p, align 8
  store { i1, i64 } %t, ptr %p, align 8
  br label %e
e:
  %r = phi i300 [ %j, %out ], [ 0, %entry ]
  ret i300 %r
}
define void @endless(ptr %p, i1 %c) {
entry:
  br i1 %c, label %pre, label %e
pre:
  br label %a
a:
  store volatile i32 1, ptr %p, align 4
  br label %a
e:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i300 @wide(i300 %w, <3 x half> %v, { i1, i64 } %s, ptr %p) {
; entry:
;   %t.loc = alloca { i1, i64 }, align 8
;   %j.loc = alloca i300, align 32
;   %u.loc = alloca <3 x half>, align 8
;   br i1 true, label %pre, label %e
;
; pre:                                              ; preds = %entry
;   br label %codeRepl
;
; codeRepl:                                         ; preds = %pre
;   call void @llvm.lifetime.start.p0(ptr %u.loc)
;   call void @llvm.lifetime.start.p0(ptr %j.loc)
;   call void @llvm.lifetime.start.p0(ptr %t.loc)
;   call void @wide.a(<3 x half> %v, i300 %w, { i1, i64 } %s, ptr %p, ptr %u.loc, ptr %j.loc, ptr %t.loc)
;   %u.reload = load <3 x half>, ptr %u.loc, align 8
;   %j.reload = load i300, ptr %j.loc, align 32
;   %t.reload = load { i1, i64 }, ptr %t.loc, align 8
;   call void @llvm.lifetime.end.p0(ptr %u.loc)
;   call void @llvm.lifetime.end.p0(ptr %j.loc)
;   call void @llvm.lifetime.end.p0(ptr %t.loc)
;   br label %out
;
; out:                                              ; preds = %codeRepl
;   store <3 x half> %u.reload, ptr %p, align 8
;   store { i1, i64 } %t.reload, ptr %p, align 8
;   br label %e
;
; e:                                                ; preds = %out, %entry
;   %r = phi i300 [ %j.reload, %out ], [ 0, %entry ]
;   ret i300 %r
; }
;
; define void @endless(ptr %p, i1 %c) {
; entry:
;   br i1 %c, label %pre, label %e
;
; pre:                                              ; preds = %entry
;   br label %codeRepl
;
; codeRepl:                                         ; preds = %pre
;   call void @endless.a(ptr %p)
;   unreachable
;
; e:                                                ; preds = %entry
;   ret void
; }
;
; define internal void @wide.a(<3 x half> %v, i300 %w, { i1, i64 } %s, ptr %p, ptr %u.out, ptr %j.out, ptr %t.out) {
; newFuncRoot:
;   br label %a
;
; a:                                                ; preds = %a, %newFuncRoot
;   %i = phi i300 [ undef, %newFuncRoot ], [ %j, %a ]
;   %u = phi <3 x half> [ poison, %newFuncRoot ], [ %v, %a ]
;   store <3 x half> %u, ptr %u.out, align 8
;   %j = add i300 %i, %w
;   store i300 %j, ptr %j.out, align 32
;   %f = extractvalue { i1, i64 } %s, 0
;   %t = insertvalue { i1, i64 } %s, i1 false, 0
;   store { i1, i64 } %t, ptr %t.out, align 8
;   %x = load volatile i1, ptr %p, align 1
;   %y = and i1 %x, %f
;   br i1 %y, label %a, label %out.exitStub
;
; out.exitStub:                                     ; preds = %a
;   ret void
; }
;
; ; Function Attrs: noreturn
; define internal void @endless.a(ptr %p) #0 {
; newFuncRoot:
;   br label %a
;
; a:                                                ; preds = %a, %newFuncRoot
;   store volatile i32 1, ptr %p, align 4
;   br label %a
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.start.p0(ptr captures(none)) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.end.p0(ptr captures(none)) #1
;
; attributes #0 = { noreturn }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
