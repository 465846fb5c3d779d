; RUN: opt -passes=extract-blocks -extract-blocks-file=exit_phis.txt
; An exit whose phi has two values from the region gets a block inside that joins them.
target triple = "nvptx64-nvidia-cuda"
define i1 @f(i32 %n, i1 %c) {
entry:
  br i1 %c, label %a, label %x
a:
  %k = icmp eq i32 %n, 3
  br i1 %k, label %b, label %x
b:
  switch i32 %n, label %other [ i32 1, label %x
                                i32 2, label %x ]
x:
  %r = phi i1 [ false, %entry ], [ %k, %a ], [ undef, %b ], [ undef, %b ]
  ret i1 %r
other:
  ret i1 poison
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i1 @f(i32 %n, i1 %c) {
; entry:
;   %r.ce.loc = alloca i1, align 1
;   br i1 %c, label %codeRepl, label %x
;
; codeRepl:                                         ; preds = %entry
;   call void @llvm.lifetime.start.p0(ptr %r.ce.loc)
;   %targetBlock = call i1 @f.a(i32 %n, ptr %r.ce.loc)
;   %r.ce.reload = load i1, ptr %r.ce.loc, align 1
;   call void @llvm.lifetime.end.p0(ptr %r.ce.loc)
;   br i1 %targetBlock, label %x, label %other
;
; x:                                                ; preds = %codeRepl, %entry
;   %r = phi i1 [ false, %entry ], [ %r.ce.reload, %codeRepl ]
;   ret i1 %r
;
; other:                                            ; preds = %codeRepl
;   ret i1 poison
; }
;
; define internal i1 @f.a(i32 %n, ptr %r.ce.out) {
; newFuncRoot:
;   br label %a
;
; a:                                                ; preds = %newFuncRoot
;   %k = icmp eq i32 %n, 3
;   br i1 %k, label %b, label %x.split
;
; b:                                                ; preds = %a
;   switch i32 %n, label %other.exitStub [
;     i32 1, label %x.split
;     i32 2, label %x.split
;   ]
;
; x.split:                                          ; preds = %b, %b, %a
;   %r.ce = phi i1 [ %k, %a ], [ undef, %b ], [ undef, %b ]
;   store i1 %r.ce, ptr %r.ce.out, align 1
;   br label %x.exitStub
;
; x.exitStub:                                       ; preds = %x.split
;   ret i1 true
;
; other.exitStub:                                   ; preds = %b
;   ret i1 false
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.start.p0(ptr captures(none)) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.end.p0(ptr captures(none)) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
