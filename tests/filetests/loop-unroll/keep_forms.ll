; RUN: opt -passes='loop-unroll<keep-forms;own>'
; Nothing is unrolled, so the phi that closed the loop for unrolling goes again. The loop of the second function is unrolled.
define i32 @kept(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %next = add nuw nsw i32 %i, 1
  %c = icmp eq i32 %next, %n
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %x
}
define i32 @unrolled(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %next = add nuw nsw i32 %i, 1
  %c = icmp eq i32 %next, 3
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %x
}
; EXPECT
; define i32 @kept(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %at = getelementptr i32, ptr %p, i32 %i
;   %x = load i32, ptr %at, align 4
;   %next = add nuw nsw i32 %i, 1
;   %c = icmp eq i32 %next, %n
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret i32 %x
; }
;
; define i32 @unrolled(ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry
;   %at.2 = getelementptr i32, ptr %p, i32 2
;   %x.2 = load i32, ptr %at.2, align 4
;   ret i32 %x.2
; }
