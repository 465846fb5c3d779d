; RUN: opt -passes=instcount -S
; Counting changes nothing: a switch with several edges to one block, into a loop and out of it.
define i32 @f(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ %n, %entry ], [ %j, %next ], [ %j, %next ]
  switch i32 %i, label %next [
    i32 0, label %out
    i32 1, label %out
    i32 2, label %other
  ]

next:
  %j = lshr i32 %i, 1
  switch i32 %j, label %loop [
    i32 7, label %loop
    i32 9, label %other
  ]

other:
  br label %out

out:
  %r = phi i32 [ 0, %loop ], [ 0, %loop ], [ 1, %other ]
  ret i32 %r
}
; EXPECT
; define i32 @f(i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %next, %next, %entry
;   %i = phi i32 [ %n, %entry ], [ %j, %next ], [ %j, %next ]
;   switch i32 %i, label %next [
;     i32 0, label %out
;     i32 1, label %out
;     i32 2, label %other
;   ]
;
; next:                                             ; preds = %loop
;   %j = lshr i32 %i, 1
;   switch i32 %j, label %loop [
;     i32 7, label %loop
;     i32 9, label %other
;   ]
;
; other:                                            ; preds = %next, %loop
;   br label %out
;
; out:                                              ; preds = %other, %loop, %loop
;   %r = phi i32 [ 0, %loop ], [ 0, %loop ], [ 1, %other ]
;   ret i32 %r
; }
