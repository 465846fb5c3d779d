; RUN: opt -passes=unify-loop-exits -max-booleans-in-control-flow-hub=2
; More destinations than truth values are wanted for: one number tells where to go.
define i128 @number(i1 %a, i1 %b, i1 %c, i128 %x) {
entry:
  br label %A
A:
  br i1 %a, label %B, label %X
B:
  %y = mul i128 %x, %x
  br i1 %b, label %C, label %Y
C:
  br i1 %c, label %A, label %Z
X:
  ret i128 %x
Y:
  %p = phi i128 [ %y, %B ]
  ret i128 %p
Z:
  ret i128 %y
}
; EXPECT
; define i128 @number(i1 %a, i1 %b, i1 %c, i128 %x) {
; entry:
;   br label %A
;
; A:                                                ; preds = %C, %entry
;   br i1 %a, label %B, label %loop.exit.guard
;
; B:                                                ; preds = %A
;   %y = mul i128 %x, %x
;   br i1 %b, label %C, label %loop.exit.guard
;
; C:                                                ; preds = %B
;   br i1 %c, label %A, label %loop.exit.guard
;
; X:                                                ; preds = %loop.exit.guard
;   ret i128 %x
;
; Y:                                                ; preds = %loop.exit.guard1
;   ret i128 %p.moved
;
; Z:                                                ; preds = %loop.exit.guard1
;   ret i128 %y.moved
;
; loop.exit.guard:                                  ; preds = %C, %B, %A
;   %y.moved = phi i128 [ poison, %A ], [ %y, %B ], [ %y, %C ]
;   %p.moved = phi i128 [ poison, %A ], [ %y, %B ], [ poison, %C ]
;   %merged.bb.idx = phi i32 [ 0, %A ], [ 1, %B ], [ 2, %C ]
;   %X.predicate = icmp eq i32 %merged.bb.idx, 0
;   br i1 %X.predicate, label %X, label %loop.exit.guard1
;
; loop.exit.guard1:                                 ; preds = %loop.exit.guard
;   %Y.predicate = icmp eq i32 %merged.bb.idx, 1
;   br i1 %Y.predicate, label %Y, label %Z
; }
