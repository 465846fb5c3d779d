; RUN: opt -passes='loop-mssa(loop-predication)'
; Guards that stay: steps of two, a length that the loop changes, and a loop that its weights say is mostly left by another exit.
declare void @llvm.experimental.guard(i1, ...)
define void @two(ptr %p, i32 %len, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %next, %loop ], [ 0, %entry ]
  %check = icmp ult i32 %i, %len
  call void (i1, ...) @llvm.experimental.guard(i1 %check, i32 9) [ "deopt"() ]
  %next = add nuw i32 %i, 2
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
define void @changes(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %next, %loop ], [ 0, %entry ]
  %len = load volatile i32, ptr %p
  %check = icmp ult i32 %i, %len
  call void (i1, ...) @llvm.experimental.guard(i1 %check, i32 9) [ "deopt"() ]
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
define void @left_early(ptr %p, i32 %len, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %next, %in ], [ 0, %entry ]
  %check = icmp ult i32 %i, %len
  call void (i1, ...) @llvm.experimental.guard(i1 %check, i32 9) [ "deopt"() ]
  %v = load volatile i1, ptr %p
  br i1 %v, label %in, label %exit, !prof !0
in:
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit, !prof !1
exit:
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 1}
!1 = !{!"branch_weights", i32 1000, i32 1}
; EXPECT
; declare void @llvm.experimental.guard(i1, ...)
;
; define void @two(ptr %p, i32 %len, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ %next, %loop ], [ 0, %entry ]
;   %check = icmp ult i32 %i, %len
;   call void (i1, ...) @llvm.experimental.guard(i1 %check, i32 9) [ "deopt"() ]
;   %next = add nuw i32 %i, 2
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @changes(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ %next, %loop ], [ 0, %entry ]
;   %len = load volatile i32, ptr %p, align 4
;   %check = icmp ult i32 %i, %len
;   call void (i1, ...) @llvm.experimental.guard(i1 %check, i32 9) [ "deopt"() ]
;   %next = add nuw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @left_early(ptr %p, i32 %len, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %in, %entry
;   %i = phi i32 [ %next, %in ], [ 0, %entry ]
;   %check = icmp ult i32 %i, %len
;   call void (i1, ...) @llvm.experimental.guard(i1 %check, i32 9) [ "deopt"() ]
;   %v = load volatile i1, ptr %p, align 1
;   br i1 %v, label %in, label %exit, !prof !0
;
; in:                                               ; preds = %loop
;   %next = add nuw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %exit, !prof !1
;
; exit:                                             ; preds = %in, %loop
;   ret void
; }
;
; !0 = !{!"branch_weights", i32 1, i32 1}
; !1 = !{!"branch_weights", i32 1000, i32 1}
