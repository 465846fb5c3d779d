; RUN: opt -passes=lcssa
; The result of an invoke is there in its normal destination only; one exit dominates the other, and each takes its own phi.
declare i32 @g()
declare i32 @personality(...)
define i32 @f(i1 %c) personality ptr @personality {
entry:
  br label %loop
loop:
  %v = invoke i32 @g() to label %next unwind label %pad
next:
  br i1 %c, label %loop, label %done
done:
  ret i32 %v
pad:
  %lp = landingpad { ptr, i32 } cleanup
  ret i32 0
}
define i32 @two(i32 %n, i1 %c, i1 %d) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %j = add i32 %i, 1
  br i1 %c, label %next, label %first
next:
  %k = mul i32 %j, %j
  br i1 %d, label %loop, label %second
first:
  ret i32 %j
second:
  %r = add i32 %k, %j
  ret i32 %r
}
; EXPECT
; declare i32 @g()
;
; declare i32 @personality(...)
;
; define i32 @f(i1 %c) personality ptr @personality {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %next, %entry
;   %v = invoke i32 @g()
;           to label %next unwind label %pad
;
; next:                                             ; preds = %loop
;   br i1 %c, label %loop, label %done
;
; done:                                             ; preds = %next
;   %v.lcssa = phi i32 [ %v, %next ]
;   ret i32 %v.lcssa
;
; pad:                                              ; preds = %loop
;   %lp = landingpad { ptr, i32 }
;           cleanup
;   ret i32 0
; }
;
; define i32 @two(i32 %n, i1 %c, i1 %d) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %next, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %next ]
;   %j = add i32 %i, 1
;   br i1 %c, label %next, label %first
;
; next:                                             ; preds = %loop
;   %k = mul i32 %j, %j
;   br i1 %d, label %loop, label %second
;
; first:                                            ; preds = %loop
;   %j.lcssa = phi i32 [ %j, %loop ]
;   ret i32 %j.lcssa
;
; second:                                           ; preds = %next
;   %k.lcssa = phi i32 [ %k, %next ]
;   %j.lcssa1 = phi i32 [ %j, %next ]
;   %r = add i32 %k.lcssa, %j.lcssa1
;   ret i32 %r
; }
