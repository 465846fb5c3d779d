; RUN: opt -passes='tailcallelim'
; A product of the result of the last call is accumulated in a loop.
define i32 @factorial(i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @factorial(i32 %m)
  %p = mul nsw i32 %r, %n
  br label %done
done:
  %v = phi i32 [ 1, %entry ], [ %p, %more ]
  ret i32 %v
}
; EXPECT
; define i32 @factorial(i32 %n) {
; entry:
;   br label %tailrecurse
;
; tailrecurse:                                      ; preds = %more, %entry
;   %accumulator.tr = phi i32 [ 1, %entry ], [ %p, %more ]
;   %n.tr = phi i32 [ %n, %entry ], [ %m, %more ]
;   %c = icmp eq i32 %n.tr, 0
;   br i1 %c, label %done, label %more
;
; more:                                             ; preds = %tailrecurse
;   %m = sub i32 %n.tr, 1
;   %p = mul i32 %accumulator.tr, %n.tr
;   br label %tailrecurse
;
; done:                                             ; preds = %tailrecurse
;   %accumulator.ret.tr = mul i32 %accumulator.tr, 1
;   ret i32 %accumulator.ret.tr
; }
