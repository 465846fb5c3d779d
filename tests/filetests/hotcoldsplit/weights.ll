; RUN: opt -passes=hotcoldsplit -hotcoldsplit-threshold=0 -hotcoldsplit-cold-probability-denom=50
; Where a branch hardly ever goes is cold by its weights; with a threshold of 0 all of that is split.
target triple = "nvptx64-nvidia-cuda"
define i32 @f(i32 %n, ptr %p, i1 %c) {
entry:
  br i1 %c, label %a, label %b, !prof !0
a:
  store i32 0, ptr %p, align 4
  br label %b
b:
  br i1 %c, label %x, label %y, !prof !1
x:
  store i32 1, ptr %p, align 4
  br label %y
y:
  ret i32 %n
}
!0 = !{!"branch_weights", i32 1, i32 49}
!1 = !{!"branch_weights", i32 1, i32 48}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @f(i32 %n, ptr %p, i1 %c) {
; entry:
;   br i1 %c, label %codeRepl, label %b, !prof !0
;
; codeRepl:                                         ; preds = %entry
;   call void @f.cold.1(ptr %p) #1
;   br label %b
;
; b:                                                ; preds = %codeRepl, %entry
;   br i1 %c, label %x, label %y, !prof !1
;
; x:                                                ; preds = %b
;   store i32 1, ptr %p, align 4
;   br label %y
;
; y:                                                ; preds = %x, %b
;   ret i32 %n
; }
;
; ; Function Attrs: cold minsize
; define internal void @f.cold.1(ptr %p) #0 {
; newFuncRoot:
;   br label %a
;
; a:                                                ; preds = %newFuncRoot
;   store i32 0, ptr %p, align 4
;   br label %b.exitStub
;
; b.exitStub:                                       ; preds = %a
;   ret void
; }
;
; attributes #0 = { cold minsize }
; attributes #1 = { noinline }
;
; !0 = !{!"branch_weights", i32 1, i32 49}
; !1 = !{!"branch_weights", i32 1, i32 48}
