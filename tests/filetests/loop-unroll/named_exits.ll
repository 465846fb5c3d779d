; RUN: opt -passes=loop-unroll
; By LLVM's name every block stays in every copy: branches that became constant are left to the passes behind, and an exit in the middle is
; asked even where it is known.
define i32 @known(ptr %p) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %two = icmp eq i32 %i, 2
  br i1 %two, label %out, label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 5
  br i1 %more, label %header, label %out
out:
  %r = phi i32 [ %x, %header ], [ -1, %latch ]
  ret i32 %r
}
; The latch does not leave: after the last iteration nothing follows it.
define void @behind(ptr %p) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %more = icmp ult i32 %i, 3
  br i1 %more, label %latch, label %out
latch:
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at
  %next = add nuw nsw i32 %i, 1
  br label %header
out:
  ret void
}
; It runs twice or once: only the first copy asks.
define void @twice(ptr %p, i32 %a) {
entry:
  %end = add i32 %a, 1
  br label %loop
loop:
  %i = phi i32 [ %a, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at
  %next = add i32 %i, 1
  %more = icmp slt i32 %i, %end
  br i1 %more, label %loop, label %out
out:
  ret void
}
; EXPECT
; define i32 @known(ptr %p) {
; entry:
;   br label %header
;
; header:                                           ; preds = %entry
;   br label %latch
;
; latch:                                            ; preds = %header
;   br label %latch.1
;
; latch.1:                                          ; preds = %latch
;   %at.2 = getelementptr i32, ptr %p, i32 2
;   %x.2 = load i32, ptr %at.2, align 4
;   br i1 true, label %out, label %latch.2
;
; latch.2:                                          ; preds = %latch.1
;   br label %out
;
; out:                                              ; preds = %latch.2, %latch.1
;   %r = phi i32 [ %x.2, %latch.1 ], [ -1, %latch.2 ]
;   ret i32 %r
; }
;
; define void @behind(ptr %p) {
; entry:
;   br label %header
;
; header:                                           ; preds = %entry
;   br label %latch
;
; latch:                                            ; preds = %header
;   store i32 0, ptr %p, align 4
;   br label %latch.1
;
; latch.1:                                          ; preds = %latch
;   %at.1 = getelementptr i32, ptr %p, i32 1
;   store i32 1, ptr %at.1, align 4
;   br label %latch.2
;
; latch.2:                                          ; preds = %latch.1
;   %at.2 = getelementptr i32, ptr %p, i32 2
;   store i32 2, ptr %at.2, align 4
;   br i1 false, label %latch.3, label %out
;
; latch.3:                                          ; preds = %latch.2
;   %at.3 = getelementptr i32, ptr %p, i32 3
;   store i32 3, ptr %at.3, align 4
;   unreachable
;
; out:                                              ; preds = %latch.2
;   ret void
; }
;
; define void @twice(ptr %p, i32 %a) {
; entry:
;   %end = add i32 %a, 1
;   br label %loop
;
; loop:                                             ; preds = %entry
;   %at = getelementptr i32, ptr %p, i32 %a
;   store i32 %a, ptr %at, align 4
;   %next = add i32 %a, 1
;   %more = icmp slt i32 %a, %end
;   br i1 %more, label %loop.1, label %out
;
; loop.1:                                           ; preds = %loop
;   %at.1 = getelementptr i32, ptr %p, i32 %next
;   store i32 %next, ptr %at.1, align 4
;   br label %out
;
; out:                                              ; preds = %loop.1, %loop
;   ret void
; }
