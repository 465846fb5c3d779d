; RUN: opt -passes=partial-inliner -skip-partial-inlining-cost-analysis
; A chain of conditions is inlined as a whole; what the rest returns is joined in it first, and comes back through a slot.
target triple = "nvptx64-nvidia-cuda"
declare i1 @ask(i32)
define internal i200 @f(i32 %n, i200 %w) {
entry:
  %a = icmp eq i32 %n, 1
  br i1 %a, label %exit, label %second
second:
  %b = icmp eq i32 %n, 2
  br i1 %b, label %exit, label %rest
rest:
  %c = call i1 @ask(i32 %n)
  br i1 %c, label %exit, label %more
more:
  %m = mul i200 %w, %w
  %d = call i1 @ask(i32 3)
  br i1 %d, label %exit, label %exit
exit:
  %r = phi i200 [ undef, %entry ], [ 2, %second ], [ %w, %rest ], [ %m, %more ], [ %m, %more ]
  ret i200 %r
}
define i200 @g(i32 %n, i200 %w) {
  %r = call i200 @f(i32 %n, i200 %w)
  ret i200 %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; declare i1 @ask(i32)
;
; define internal i200 @f(i32 %n, i200 %w) {
; entry:
;   %a = icmp eq i32 %n, 1
;   br i1 %a, label %exit, label %second
;
; second:                                           ; preds = %entry
;   %b = icmp eq i32 %n, 2
;   br i1 %b, label %exit, label %rest
;
; rest:                                             ; preds = %second
;   %c = call i1 @ask(i32 %n)
;   br i1 %c, label %exit, label %more
;
; more:                                             ; preds = %rest
;   %m = mul i200 %w, %w
;   %d = call i1 @ask(i32 3)
;   br i1 %d, label %exit, label %exit
;
; exit:                                             ; preds = %more, %more, %rest, %second, %entry
;   %r = phi i200 [ undef, %entry ], [ 2, %second ], [ %w, %rest ], [ %m, %more ], [ %m, %more ]
;   ret i200 %r
; }
;
; define i200 @g(i32 %n, i200 %w) {
;   %r.loc.i = alloca i200, align 32
;   %a.i = icmp eq i32 %n, 1
;   br i1 %a.i, label %f1.exit, label %second.i
;
; second.i:                                         ; preds = %0
;   %b.i = icmp eq i32 %n, 2
;   br i1 %b.i, label %f1.exit, label %codeRepl.i
;
; codeRepl.i:                                       ; preds = %second.i
;   call void @llvm.lifetime.start.p0(ptr %r.loc.i)
;   call void @f1.rest(i32 %n, i200 %w, ptr %r.loc.i)
;   %r.reload.i = load i200, ptr %r.loc.i, align 32
;   call void @llvm.lifetime.end.p0(ptr %r.loc.i)
;   br label %f1.exit
;
; f1.exit:                                          ; preds = %codeRepl.i, %second.i, %0
;   %1 = phi i200 [ %r.reload.i, %codeRepl.i ], [ undef, %0 ], [ 2, %second.i ]
;   ret i200 %1
; }
;
; define internal void @f1.rest(i32 %n, i200 %w, ptr %r.out) {
; newFuncRoot:
;   br label %rest
;
; rest:                                             ; preds = %newFuncRoot
;   %c = call i1 @ask(i32 %n)
;   br i1 %c, label %exit, label %more
;
; more:                                             ; preds = %rest
;   %m = mul i200 %w, %w
;   %d = call i1 @ask(i32 3)
;   br i1 %d, label %exit, label %exit
;
; exit:                                             ; preds = %more, %more, %rest
;   %r = phi i200 [ %w, %rest ], [ %m, %more ], [ %m, %more ]
;   store i200 %r, ptr %r.out, align 32
;   br label %.exitStub
;
; .exitStub:                                        ; preds = %exit
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
