; RUN: opt -passes=loop-extract
; What is used behind the loop is stored to slots of the caller; two exits are told by a truth value, more by a number.
target triple = "nvptx64-nvidia-cuda"
declare void @use(i32)
define i32 @two(i32 %n, ptr %p, i1 %c) nounwind {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %s = phi i32 [ 0, %entry ], [ %t, %latch ]
  %x = load i32, ptr %p, align 4
  %t = add i32 %s, %x
  br i1 %c, label %latch, label %other
latch:
  %j = add i32 %i, 1
  %d = icmp eq i32 %j, %n
  br i1 %d, label %done, label %loop
other:
  %o = phi i32 [ %t, %loop ]
  call void @use(i32 %o)
  br label %exit
done:
  br label %exit
exit:
  %r = phi i32 [ %t, %done ], [ 7, %other ]
  ret i32 %r
}
define i32 @many(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  switch i32 %n, label %latch [ i32 0, label %x0
                                i32 1, label %x1
                                i32 4, label %x1
                                i32 2, label %x2 ]
latch:
  %j = add i32 %i, 1
  br label %loop
x0:
  ret i32 %i
x1:
  %v = phi i32 [ %i, %loop ], [ %i, %loop ]
  ret i32 %v
x2:
  br label %end
end:
  ret i32 8
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; declare void @use(i32)
;
; ; Function Attrs: nounwind
; define i32 @two(i32 %n, ptr %p, i1 %c) #0 {
; entry:
;   %t.loc = alloca i32, align 4
;   br label %codeRepl
;
; codeRepl:                                         ; preds = %entry
;   call void @llvm.lifetime.start.p0(ptr %t.loc)
;   %targetBlock = call i1 @two.loop(ptr %p, i1 %c, i32 %n, ptr %t.loc)
;   %t.reload = load i32, ptr %t.loc, align 4
;   call void @llvm.lifetime.end.p0(ptr %t.loc)
;   br i1 %targetBlock, label %other, label %done
;
; other:                                            ; preds = %codeRepl
;   %o = phi i32 [ %t.reload, %codeRepl ]
;   call void @use(i32 %o)
;   br label %exit
;
; done:                                             ; preds = %codeRepl
;   br label %exit
;
; exit:                                             ; preds = %done, %other
;   %r = phi i32 [ %t.reload, %done ], [ 7, %other ]
;   ret i32 %r
; }
;
; define i32 @many(i32 %n, ptr %p) {
; entry:
;   %v.ce.loc = alloca i32, align 4
;   %i.loc = alloca i32, align 4
;   br label %codeRepl
;
; codeRepl:                                         ; preds = %entry
;   call void @llvm.lifetime.start.p0(ptr %i.loc)
;   call void @llvm.lifetime.start.p0(ptr %v.ce.loc)
;   %targetBlock = call i16 @many.loop(i32 %n, ptr %i.loc, ptr %v.ce.loc)
;   %i.reload = load i32, ptr %i.loc, align 4
;   %v.ce.reload = load i32, ptr %v.ce.loc, align 4
;   call void @llvm.lifetime.end.p0(ptr %i.loc)
;   call void @llvm.lifetime.end.p0(ptr %v.ce.loc)
;   switch i16 %targetBlock, label %x2 [
;     i16 0, label %x0
;     i16 1, label %x1
;   ]
;
; x0:                                               ; preds = %codeRepl
;   ret i32 %i.reload
;
; x1:                                               ; preds = %codeRepl
;   %v = phi i32 [ %v.ce.reload, %codeRepl ]
;   ret i32 %v
;
; x2:                                               ; preds = %codeRepl
;   br label %end
;
; end:                                              ; preds = %x2
;   ret i32 8
; }
;
; ; Function Attrs: nounwind
; define internal i1 @two.loop(ptr %p, i1 %c, i32 %n, ptr %t.out) #0 {
; newFuncRoot:
;   br label %loop
;
; loop:                                             ; preds = %latch, %newFuncRoot
;   %i = phi i32 [ 0, %newFuncRoot ], [ %j, %latch ]
;   %s = phi i32 [ 0, %newFuncRoot ], [ %t, %latch ]
;   %x = load i32, ptr %p, align 4
;   %t = add i32 %s, %x
;   store i32 %t, ptr %t.out, align 4
;   br i1 %c, label %latch, label %other.exitStub
;
; latch:                                            ; preds = %loop
;   %j = add i32 %i, 1
;   %d = icmp eq i32 %j, %n
;   br i1 %d, label %done.exitStub, label %loop
;
; other.exitStub:                                   ; preds = %loop
;   ret i1 true
;
; done.exitStub:                                    ; preds = %latch
;   ret i1 false
; }
;
; define internal i16 @many.loop(i32 %n, ptr %i.out, ptr %v.ce.out) {
; newFuncRoot:
;   br label %loop
;
; loop:                                             ; preds = %latch, %newFuncRoot
;   %i = phi i32 [ 0, %newFuncRoot ], [ %j, %latch ]
;   store i32 %i, ptr %i.out, align 4
;   switch i32 %n, label %latch [
;     i32 0, label %x0.exitStub
;     i32 1, label %x1.split
;     i32 4, label %x1.split
;     i32 2, label %x2.exitStub
;   ]
;
; latch:                                            ; preds = %loop
;   %j = add i32 %i, 1
;   br label %loop
;
; x1.split:                                         ; preds = %loop, %loop
;   %v.ce = phi i32 [ %i, %loop ], [ %i, %loop ]
;   store i32 %v.ce, ptr %v.ce.out, align 4
;   br label %x1.exitStub
;
; x0.exitStub:                                      ; preds = %loop
;   ret i16 0
;
; x1.exitStub:                                      ; preds = %x1.split
;   ret i16 1
;
; x2.exitStub:                                      ; preds = %loop
;   ret i16 2
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.start.p0(ptr captures(none)) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.end.p0(ptr captures(none)) #1
;
; attributes #0 = { nounwind }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
