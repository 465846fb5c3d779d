; RUN: opt -passes=irce -irce-print-changed-loops
; Loops that stay: one that runs few times by its weights, one whose check often fails, one whose bound may be below the start, one that
; steps by an unknown number, and one that was made by a split before.
define void @few(ptr %p, ptr %q, i32 %n) {
entry:
  %len = load i32, ptr %q, !range !0
  %go = icmp sgt i32 %n, 0
  br i1 %go, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %in ]
  %next = add i32 %i, 1
  %check = icmp slt i32 %i, %len
  br i1 %check, label %in, label %out, !prof !1
in:
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 0, ptr %a
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit, !prof !2
out:
  ret void
exit:
  ret void
}
define void @fails(ptr %p, ptr %q, i32 %n) {
entry:
  %len = load i32, ptr %q, !range !0
  %go = icmp sgt i32 %n, 0
  br i1 %go, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %in ]
  %next = add i32 %i, 1
  %check = icmp slt i32 %i, %len
  br i1 %check, label %in, label %out, !prof !2
in:
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 0, ptr %a
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
out:
  ret void
exit:
  ret void
}
define void @unguarded(ptr %p, ptr %q, i32 %n) {
entry:
  %len = load i32, ptr %q, !range !0
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %in ]
  %next = add i32 %i, 1
  %check = icmp slt i32 %i, %len
  br i1 %check, label %in, label %out, !prof !1
in:
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 0, ptr %a
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
out:
  ret void
exit:
  ret void
}
define void @unknown_step(ptr %p, ptr %q, i32 %n, i32 %step) {
entry:
  %len = load i32, ptr %q, !range !0
  %go = icmp sgt i32 %n, 0
  br i1 %go, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %in ]
  %next = add nsw i32 %i, %step
  %check = icmp slt i32 %i, %len
  br i1 %check, label %in, label %out, !prof !1
in:
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 0, ptr %a
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
out:
  ret void
exit:
  ret void
}
define void @made_before(ptr %p, ptr %q, i32 %n) {
entry:
  %len = load i32, ptr %q, !range !0
  %go = icmp sgt i32 %n, 0
  br i1 %go, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %in ]
  %next = add i32 %i, 1
  %check = icmp slt i32 %i, %len
  br i1 %check, label %in, label %out, !prof !1
in:
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 0, ptr %a
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit, !loop_constrainer.loop.clone !3
out:
  ret void
exit:
  ret void
}
!0 = !{i32 0, i32 2147483647}
!1 = !{!"branch_weights", i32 64, i32 4}
!2 = !{!"branch_weights", i32 1, i32 1}
!3 = !{}
; EXPECT
; define void @few(ptr %p, ptr %q, i32 %n) {
; entry:
;   %len = load i32, ptr %q, align 4, !range !0
;   %go = icmp sgt i32 %n, 0
;   br i1 %go, label %loop.preheader, label %exit
;
; loop.preheader:                                   ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %in, %loop.preheader
;   %i = phi i32 [ %next, %in ], [ 0, %loop.preheader ]
;   %next = add i32 %i, 1
;   %check = icmp slt i32 %i, %len
;   br i1 %check, label %in, label %out, !prof !1
;
; in:                                               ; preds = %loop
;   %a = getelementptr i32, ptr %p, i32 %i
;   store i32 0, ptr %a, align 4
;   %more = icmp slt i32 %next, %n
;   br i1 %more, label %loop, label %exit.loopexit, !prof !2
;
; out:                                              ; preds = %loop
;   ret void
;
; exit.loopexit:                                    ; preds = %in
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit, %entry
;   ret void
; }
;
; define void @fails(ptr %p, ptr %q, i32 %n) {
; entry:
;   %len = load i32, ptr %q, align 4, !range !0
;   %go = icmp sgt i32 %n, 0
;   br i1 %go, label %loop.preheader, label %exit
;
; loop.preheader:                                   ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %in, %loop.preheader
;   %i = phi i32 [ %next, %in ], [ 0, %loop.preheader ]
;   %next = add i32 %i, 1
;   %check = icmp slt i32 %i, %len
;   br i1 %check, label %in, label %out, !prof !2
;
; in:                                               ; preds = %loop
;   %a = getelementptr i32, ptr %p, i32 %i
;   store i32 0, ptr %a, align 4
;   %more = icmp slt i32 %next, %n
;   br i1 %more, label %loop, label %exit.loopexit
;
; out:                                              ; preds = %loop
;   ret void
;
; exit.loopexit:                                    ; preds = %in
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit, %entry
;   ret void
; }
;
; define void @unguarded(ptr %p, ptr %q, i32 %n) {
; entry:
;   %len = load i32, ptr %q, align 4, !range !0
;   br label %loop
;
; loop:                                             ; preds = %in, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %in ]
;   %next = add i32 %i, 1
;   %check = icmp slt i32 %i, %len
;   br i1 %check, label %in, label %out, !prof !1
;
; in:                                               ; preds = %loop
;   %a = getelementptr i32, ptr %p, i32 %i
;   store i32 0, ptr %a, align 4
;   %more = icmp slt i32 %next, %n
;   br i1 %more, label %loop, label %exit
;
; out:                                              ; preds = %loop
;   ret void
;
; exit:                                             ; preds = %in
;   ret void
; }
;
; define void @unknown_step(ptr %p, ptr %q, i32 %n, i32 %step) {
; entry:
;   %len = load i32, ptr %q, align 4, !range !0
;   %go = icmp sgt i32 %n, 0
;   br i1 %go, label %loop.preheader, label %exit
;
; loop.preheader:                                   ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %in, %loop.preheader
;   %i = phi i32 [ %next, %in ], [ 0, %loop.preheader ]
;   %next = add nsw i32 %i, %step
;   %check = icmp slt i32 %i, %len
;   br i1 %check, label %in, label %out, !prof !1
;
; in:                                               ; preds = %loop
;   %a = getelementptr i32, ptr %p, i32 %i
;   store i32 0, ptr %a, align 4
;   %more = icmp slt i32 %next, %n
;   br i1 %more, label %loop, label %exit.loopexit
;
; out:                                              ; preds = %loop
;   ret void
;
; exit.loopexit:                                    ; preds = %in
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit, %entry
;   ret void
; }
;
; define void @made_before(ptr %p, ptr %q, i32 %n) {
; entry:
;   %len = load i32, ptr %q, align 4, !range !0
;   %go = icmp sgt i32 %n, 0
;   br i1 %go, label %loop.preheader, label %exit
;
; loop.preheader:                                   ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %in, %loop.preheader
;   %i = phi i32 [ %next, %in ], [ 0, %loop.preheader ]
;   %next = add i32 %i, 1
;   %check = icmp slt i32 %i, %len
;   br i1 %check, label %in, label %out, !prof !1
;
; in:                                               ; preds = %loop
;   %a = getelementptr i32, ptr %p, i32 %i
;   store i32 0, ptr %a, align 4
;   %more = icmp slt i32 %next, %n
;   br i1 %more, label %loop, label %exit.loopexit, !loop_constrainer.loop.clone !3
;
; out:                                              ; preds = %loop
;   ret void
;
; exit.loopexit:                                    ; preds = %in
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit, %entry
;   ret void
; }
;
; !0 = !{i32 0, i32 2147483647}
; !1 = !{!"branch_weights", i32 64, i32 4}
; !2 = !{!"branch_weights", i32 1, i32 1}
; !3 = !{}
