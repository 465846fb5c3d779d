; RUN: opt -passes=extract-blocks -extract-blocks-file=groups.txt
; Each line becomes a function: a header with phis from outside is split, returns are exits, the entry gives its code and stays.
target triple = "nvptx64-nvidia-cuda"
declare void @bar() convergent
define i32 @f(i32 %n, ptr %p, i1 %c) convergent {
entry:
  br i1 %c, label %a, label %b
a:
  br label %h
b:
  br label %h
h:
  %i = phi i32 [ 0, %a ], [ 1, %b ], [ %j, %l ]
  %g = phi float [ 0.0, %a ], [ 1.0, %b ], [ 2.0, %l ]
  call void @bar()
  br i1 %c, label %l, label %x
l:
  %j = add i32 %i, 1
  %d = icmp eq i32 %j, %n
  br i1 %d, label %x, label %h
x:
  %r = phi i32 [ %i, %h ], [ 7, %l ]
  br i1 %c, label %y, label %z
y:
  ret i32 %r
z:
  ret i32 9
}
define i32 @g(i32 %n, i1 %c) {
  br i1 %c, label %a, label %b
a:
  ret i32 4
b:
  ret i32 %n
}
define i32 @whole(i32 %n, ptr %p, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  store i32 0, ptr %p, align 4
  br label %b
b:
  ret i32 %n
}
define void @un(ptr %p, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  store i32 0, ptr %p, align 4
  unreachable
b:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: convergent
; declare void @bar() #0
;
; ; Function Attrs: convergent
; define i32 @f(i32 %n, ptr %p, i1 %c) #0 {
; entry:
;   %r.loc = alloca i32, align 4
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   br label %h
;
; b:                                                ; preds = %entry
;   br label %h
;
; h:                                                ; preds = %b, %a
;   %i = phi i32 [ 0, %a ], [ 1, %b ]
;   %g = phi float [ 0.000000e+00, %a ], [ 1.000000e+00, %b ]
;   br label %codeRepl
;
; codeRepl:                                         ; preds = %h
;   call void @llvm.lifetime.start.p0(ptr %r.loc)
;   %targetBlock = call i1 @f.h.split(i32 %n, i1 %c, float %g, i32 %i, ptr %r.loc)
;   %r.reload = load i32, ptr %r.loc, align 4
;   call void @llvm.lifetime.end.p0(ptr %r.loc)
;   br i1 %targetBlock, label %z, label %y.ret
;
; y.ret:                                            ; preds = %codeRepl
;   ret i32 %r.reload
;
; z:                                                ; preds = %codeRepl
;   ret i32 9
; }
;
; define i32 @g(i32 %n, i1 %c) {
;   br i1 %c, label %codeRepl, label %b
;
; codeRepl:                                         ; preds = %0
;   call void @g.a()
;   br label %a.ret
;
; a.ret:                                            ; preds = %codeRepl
;   ret i32 4
;
; b:                                                ; preds = %0
;   ret i32 %n
; }
;
; define i32 @whole(i32 %n, ptr %p, i1 %c) {
; entry:
;   br label %codeRepl
;
; codeRepl:                                         ; preds = %entry
;   call void @whole.entry.split(ptr %p, i1 %c)
;   br label %b
;
; b:                                                ; preds = %codeRepl
;   ret i32 %n
; }
;
; define void @un(ptr %p, i1 %c) {
; entry:
;   br i1 %c, label %codeRepl, label %b
;
; codeRepl:                                         ; preds = %entry
;   call void @un.a(ptr %p)
;   unreachable
;
; b:                                                ; preds = %entry
;   ret void
; }
;
; ; Function Attrs: convergent
; define internal i1 @f.h.split(i32 %n, i1 %c, float %g, i32 %i, ptr %r.out) #0 {
; newFuncRoot:
;   br label %h.split
;
; l:                                                ; preds = %h.split
;   %j = add i32 %i.ce, 1
;   %d = icmp eq i32 %j, %n
;   br i1 %d, label %x, label %h.split
;
; x:                                                ; preds = %h.split, %l
;   %r = phi i32 [ %i.ce, %h.split ], [ 7, %l ]
;   store i32 %r, ptr %r.out, align 4
;   br i1 %c, label %y, label %z.exitStub
;
; y:                                                ; preds = %x
;   br label %y.ret.exitStub
;
; h.split:                                          ; preds = %l, %newFuncRoot
;   %g.ce = phi float [ %g, %newFuncRoot ], [ 2.000000e+00, %l ]
;   %i.ce = phi i32 [ %i, %newFuncRoot ], [ %j, %l ]
;   call void @bar()
;   br i1 %c, label %l, label %x
;
; z.exitStub:                                       ; preds = %x
;   ret i1 true
;
; y.ret.exitStub:                                   ; preds = %y
;   ret i1 false
; }
;
; define internal void @g.a() {
; newFuncRoot:
;   br label %a
;
; a:                                                ; preds = %newFuncRoot
;   br label %a.ret.exitStub
;
; a.ret.exitStub:                                   ; preds = %a
;   ret void
; }
;
; define internal void @whole.entry.split(ptr %p, i1 %c) {
; newFuncRoot:
;   br label %entry.split
;
; a:                                                ; preds = %entry.split
;   store i32 0, ptr %p, align 4
;   br label %b.exitStub
;
; entry.split:                                      ; preds = %newFuncRoot
;   br i1 %c, label %a, label %b.exitStub
;
; b.exitStub:                                       ; preds = %entry.split, %a
;   ret void
; }
;
; ; Function Attrs: noreturn
; define internal void @un.a(ptr %p) #1 {
; newFuncRoot:
;   br label %a
;
; a:                                                ; preds = %newFuncRoot
;   store i32 0, ptr %p, align 4
;   unreachable
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.start.p0(ptr captures(none)) #2
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.end.p0(ptr captures(none)) #2
;
; attributes #0 = { convergent }
; attributes #1 = { noreturn }
; attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
