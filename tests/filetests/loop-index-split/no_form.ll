; RUN: opt -passes='loop-index-split'
; A comparison of the counter with something that changes splits nothing, so the loop is left without an exit block of its own.
define void @kept(ptr %p, i32 %n, i1 %skip) {
entry:
  br i1 %skip, label %end, label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %c = icmp slt i32 %i, %x
  br i1 %c, label %then, label %latch
then:
  store i32 %n, ptr %at
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
; EXPECT
; define void @kept(ptr %p, i32 %n, i1 %skip) {
; entry:
;   br i1 %skip, label %end, label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   %at = getelementptr i32, ptr %p, i32 %i
;   %x = load i32, ptr %at, align 4
;   %c = icmp slt i32 %i, %x
;   br i1 %c, label %then, label %latch
;
; then:                                             ; preds = %loop
;   store i32 %n, ptr %at, align 4
;   br label %latch
;
; latch:                                            ; preds = %then, %loop
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp slt i32 %next, %n
;   br i1 %more, label %loop, label %end
;
; end:                                              ; preds = %latch, %entry
;   ret void
; }
