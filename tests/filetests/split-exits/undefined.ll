; RUN: opt -passes='split-exits'
; Nothing is written for what is undefined.
define i32 @undefined(ptr %p, i32 %n) {
entry:
  br label %loop

loop:
  %v = load volatile i32, ptr %p
  %found = icmp eq i32 %v, 7
  br i1 %found, label %end, label %next

next:
  %c = icmp slt i32 %v, %n
  br i1 %c, label %loop, label %end

end:
  %r = phi i32 [ poison, %loop ], [ undef, %next ]
  ret i32 %r
}
; EXPECT
; define i32 @undefined(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %next, %entry
;   %v = load volatile i32, ptr %p, align 4
;   %found = icmp eq i32 %v, 7
;   br i1 %found, label %end, label %next
;
; next:                                             ; preds = %loop
;   %c = icmp slt i32 %v, %n
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %next, %loop
;   %r = phi i32 [ poison, %loop ], [ undef, %next ]
;   ret i32 %r
; }
