; RUN: opt -passes=partial-inliner -skip-partial-inlining-cost-analysis -max-num-inline-blocks=2 -max-partial-inlining=1
; At most so many blocks are inlined, and at most so many calls.
target triple = "nvptx64-nvidia-cuda"
declare i1 @ask(i32)
define internal void @f(i32 %n, i1 %c) {
entry:
  br i1 %c, label %exit, label %second
second:
  %b = icmp eq i32 %n, 2
  br i1 %b, label %exit, label %rest
rest:
  %a = call i1 @ask(i32 %n)
  br label %exit
exit:
  ret void
}
define void @g(i32 %n, i1 %c) {
  call void @f(i32 %n, i1 %c)
  call void @f(i32 2, i1 %c)
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; declare i1 @ask(i32)
;
; define internal void @f(i32 %n, i1 %c) {
; entry:
;   br i1 %c, label %exit, label %second
;
; second:                                           ; preds = %entry
;   %b = icmp eq i32 %n, 2
;   br i1 %b, label %exit, label %rest
;
; rest:                                             ; preds = %second
;   %a = call i1 @ask(i32 %n)
;   br label %exit
;
; exit:                                             ; preds = %rest, %second, %entry
;   ret void
; }
;
; define void @g(i32 %n, i1 %c) {
;   br i1 %c, label %f1.exit, label %codeRepl.i
;
; codeRepl.i:                                       ; preds = %0
;   call void @f1.second(i32 %n)
;   br label %f1.exit
;
; f1.exit:                                          ; preds = %codeRepl.i, %0
;   call void @f(i32 2, i1 %c)
;   ret void
; }
;
; define internal void @f1.second(i32 %n) {
; newFuncRoot:
;   br label %second
;
; second:                                           ; preds = %newFuncRoot
;   %b = icmp eq i32 %n, 2
;   br i1 %b, label %exit.exitStub, label %rest
;
; rest:                                             ; preds = %second
;   %a = call i1 @ask(i32 %n)
;   br label %exit.exitStub
;
; exit.exitStub:                                    ; preds = %rest, %second
;   ret void
; }
