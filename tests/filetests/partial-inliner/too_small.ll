; RUN: opt -passes=partial-inliner -partial-inlining-extra-penalty=20
; A rest that is smaller than a call of it stays, and so does one that probably runs where its call costs more than is saved.
target triple = "nvptx64-nvidia-cuda"
define internal void @small(ptr %p, i1 %c) {
entry:
  br i1 %c, label %exit, label %rest
rest:
  store i32 1, ptr %p, align 4
  br label %exit
exit:
  ret void
}
define internal void @likely(ptr %p, i1 %c) {
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
  call void @small(ptr %p, i1 %c)
  call void @likely(ptr %p, i1 %c)
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 900}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define internal void @small(ptr %p, i1 %c) {
; entry:
;   br i1 %c, label %exit, label %rest
;
; rest:                                             ; preds = %entry
;   store i32 1, ptr %p, align 4
;   br label %exit
;
; exit:                                             ; preds = %rest, %entry
;   ret void
; }
;
; define internal void @likely(ptr %p, i1 %c) {
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
;   call void @small(ptr %p, i1 %c)
;   call void @likely(ptr %p, i1 %c)
;   ret void
; }
;
; !0 = !{!"branch_weights", i32 1, i32 900}
