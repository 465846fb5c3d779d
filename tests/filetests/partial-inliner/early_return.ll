; RUN: opt -passes=partial-inliner
; The condition is inlined, and the rest becomes a function that is called where it does not hold; the function itself stays.
target triple = "nvptx64-nvidia-cuda"
define internal void @f(ptr %p, i1 %c) {
entry:
  br i1 %c, label %exit, label %rest, !prof !0
rest:
  store volatile i32 0, ptr %p, align 4
  store volatile i32 1, ptr %p, align 4
  store volatile i32 2, ptr %p, align 4
  store volatile i32 3, ptr %p, align 4
  store volatile i32 4, ptr %p, align 4
  store volatile i32 5, ptr %p, align 4
  store volatile i32 6, ptr %p, align 4
  store volatile i32 7, ptr %p, align 4
  store volatile i32 8, ptr %p, align 4
  store volatile i32 9, ptr %p, align 4
  store volatile i32 10, ptr %p, align 4
  store volatile i32 11, ptr %p, align 4
  br label %exit
exit:
  ret void
}
define void @g(ptr %p, i1 %c) {
  call void @f(ptr %p, i1 %c)
  ret void
}
!0 = !{!"branch_weights", i32 900, i32 1}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define internal void @f(ptr %p, i1 %c) {
; entry:
;   br i1 %c, label %exit, label %rest, !prof !0
;
; rest:                                             ; preds = %entry
;   store volatile i32 0, ptr %p, align 4
;   store volatile i32 1, ptr %p, align 4
;   store volatile i32 2, ptr %p, align 4
;   store volatile i32 3, ptr %p, align 4
;   store volatile i32 4, ptr %p, align 4
;   store volatile i32 5, ptr %p, align 4
;   store volatile i32 6, ptr %p, align 4
;   store volatile i32 7, ptr %p, align 4
;   store volatile i32 8, ptr %p, align 4
;   store volatile i32 9, ptr %p, align 4
;   store volatile i32 10, ptr %p, align 4
;   store volatile i32 11, ptr %p, align 4
;   br label %exit
;
; exit:                                             ; preds = %rest, %entry
;   ret void
; }
;
; define void @g(ptr %p, i1 %c) {
;   br i1 %c, label %f1.exit, label %codeRepl.i, !prof !0
;
; codeRepl.i:                                       ; preds = %0
;   call void @f1.rest(ptr %p)
;   br label %f1.exit
;
; f1.exit:                                          ; preds = %codeRepl.i, %0
;   ret void
; }
;
; define internal void @f1.rest(ptr %p) {
; newFuncRoot:
;   br label %rest
;
; rest:                                             ; preds = %newFuncRoot
;   store volatile i32 0, ptr %p, align 4
;   store volatile i32 1, ptr %p, align 4
;   store volatile i32 2, ptr %p, align 4
;   store volatile i32 3, ptr %p, align 4
;   store volatile i32 4, ptr %p, align 4
;   store volatile i32 5, ptr %p, align 4
;   store volatile i32 6, ptr %p, align 4
;   store volatile i32 7, ptr %p, align 4
;   store volatile i32 8, ptr %p, align 4
;   store volatile i32 9, ptr %p, align 4
;   store volatile i32 10, ptr %p, align 4
;   store volatile i32 11, ptr %p, align 4
;   br label %exit.exitStub
;
; exit.exitStub:                                    ; preds = %rest
;   ret void
; }
;
; !0 = !{!"branch_weights", i32 900, i32 1}
