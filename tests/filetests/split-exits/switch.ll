; RUN: opt -passes='split-exits'
; A switch keeps its edges.
define i32 @cases(ptr %p) {
entry:
  br label %loop

loop:
  %v = load volatile i32, ptr %p
  switch i32 %v, label %loop [
    i32 0, label %end
    i32 1, label %end
  ]

end:
  %r = phi i32 [ 4, %loop ], [ 4, %loop ]
  ret i32 %r
}
; EXPECT
; define i32 @cases(ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %v = load volatile i32, ptr %p, align 4
;   switch i32 %v, label %loop [
;     i32 0, label %end
;     i32 1, label %end
;   ]
;
; end:                                              ; preds = %loop, %loop
;   %r = phi i32 [ 4, %loop ], [ 4, %loop ]
;   ret i32 %r
; }
