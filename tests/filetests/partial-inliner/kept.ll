; RUN: opt -passes=partial-inliner -skip-partial-inlining-cost-analysis
; Functions that call themselves, whose address is taken, that are marked, cold, or without conditions at the start stay.
target triple = "nvptx64-nvidia-cuda"
@address = global ptr @taken
declare void @rest()
define internal void @recursive(i1 %c) {
entry:
  br i1 %c, label %exit, label %more
more:
  call void @recursive(i1 %c)
  br label %exit
exit:
  ret void
}
define internal void @taken(i1 %c) {
entry:
  br i1 %c, label %exit, label %more
more:
  call void @rest()
  br label %exit
exit:
  ret void
}
define internal void @marked(i1 %c) noinline {
entry:
  br i1 %c, label %exit, label %more
more:
  call void @rest()
  br label %exit
exit:
  ret void
}
define internal void @cold(i1 %c) cold {
entry:
  br i1 %c, label %exit, label %more
more:
  call void @rest()
  br label %exit
exit:
  ret void
}
define internal void @plain() {
entry:
  call void @rest()
  ret void
}
define internal void @loops(i1 %c) {
entry:
  br label %head
head:
  br i1 %c, label %exit, label %head
exit:
  ret void
}
define void @g(i1 %c) {
  call void @recursive(i1 %c)
  call void @taken(i1 %c)
  call void @marked(i1 %c)
  call void @cold(i1 %c)
  call void @plain()
  call void @loops(i1 %c)
  ret void
dead:
  call void @plain()
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @address = global ptr @taken
;
; declare void @rest()
;
; define internal void @recursive(i1 %c) {
; entry:
;   br i1 %c, label %exit, label %more
;
; more:                                             ; preds = %entry
;   call void @recursive(i1 %c)
;   br label %exit
;
; exit:                                             ; preds = %more, %entry
;   ret void
; }
;
; define internal void @taken(i1 %c) {
; entry:
;   br i1 %c, label %exit, label %more
;
; more:                                             ; preds = %entry
;   call void @rest()
;   br label %exit
;
; exit:                                             ; preds = %more, %entry
;   ret void
; }
;
; ; Function Attrs: noinline
; define internal void @marked(i1 %c) #0 {
; entry:
;   br i1 %c, label %exit, label %more
;
; more:                                             ; preds = %entry
;   call void @rest()
;   br label %exit
;
; exit:                                             ; preds = %more, %entry
;   ret void
; }
;
; ; Function Attrs: cold
; define internal void @cold(i1 %c) #1 {
; entry:
;   br i1 %c, label %exit, label %more
;
; more:                                             ; preds = %entry
;   call void @rest()
;   br label %exit
;
; exit:                                             ; preds = %more, %entry
;   ret void
; }
;
; define internal void @plain() {
; entry:
;   call void @rest()
;   ret void
; }
;
; define internal void @loops(i1 %c) {
; entry:
;   br label %head
;
; head:                                             ; preds = %head, %entry
;   br i1 %c, label %exit, label %head
;
; exit:                                             ; preds = %head
;   ret void
; }
;
; define void @g(i1 %c) {
;   call void @recursive(i1 %c)
;   call void @taken(i1 %c)
;   call void @marked(i1 %c)
;   call void @cold(i1 %c)
;   call void @plain()
;   call void @loops(i1 %c)
;   ret void
;
; dead:                                             ; No predecessors!
;   call void @plain()
;   ret void
; }
;
; attributes #0 = { noinline }
; attributes #1 = { cold }
