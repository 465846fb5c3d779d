; RUN: opt -passes='split-exits'
; Each exit with a constant gets its block, both ways round.
define i32 @search(ptr %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %v = load volatile i32, ptr %p
  %found = icmp eq i32 %v, %i
  br i1 %found, label %end, label %next

next:
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %end

end:
  %r = phi i32 [ 1, %loop ], [ 0, %next ]
  ret i32 %r
}
; EXPECT
; define i32 @search(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %next, %entry
;   %i = phi i32 [ 0, %entry ], [ %i1, %next ]
;   %v = load volatile i32, ptr %p, align 4
;   %found = icmp eq i32 %v, %i
;   br i1 %found, label %loop.end_crit_edge, label %next
;
; loop.end_crit_edge:                               ; preds = %loop
;   br label %end
;
; next:                                             ; preds = %loop
;   %i1 = add i32 %i, 1
;   %c = icmp slt i32 %i1, %n
;   br i1 %c, label %loop, label %next.end_crit_edge
;
; next.end_crit_edge:                               ; preds = %next
;   br label %end
;
; end:                                              ; preds = %next.end_crit_edge, %loop.end_crit_edge
;   %r = phi i32 [ 1, %loop.end_crit_edge ], [ 0, %next.end_crit_edge ]
;   ret i32 %r
; }
