; RUN: opt -passes=unify-loop-exits
; The inner loop leaves both loops by one of its exits; the outer loop is done first.
define i64 @nested(i1 %a, i1 %b, i1 %c, i64 %x) {
entry:
  br label %outer
outer:
  %o = phi i64 [ 0, %entry ], [ %o.next, %outer.latch ]
  br label %inner
inner:
  %i = phi i64 [ %o, %outer ], [ %i.next, %inner.latch ]
  br i1 %a, label %gone, label %inner.latch
inner.latch:
  %i.next = add i64 %i, %x
  br i1 %b, label %outer.latch, label %inner
outer.latch:
  %o.next = add i64 %i.next, 1
  br i1 %c, label %done, label %outer
gone:
  %g = phi i64 [ %i, %inner ]
  ret i64 %g
done:
  %d = sub i64 %o.next, %i
  ret i64 %d
}
; EXPECT
; define i64 @nested(i1 %a, i1 %b, i1 %c, i64 %x) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %outer.latch, %entry
;   %o = phi i64 [ 0, %entry ], [ %o.next, %outer.latch ]
;   br label %inner
;
; inner:                                            ; preds = %inner.latch, %outer
;   %i = phi i64 [ %o, %outer ], [ %i.next, %inner.latch ]
;   br i1 %a, label %loop.exit.guard1, label %inner.latch
;
; inner.latch:                                      ; preds = %inner
;   %i.next = add i64 %i, %x
;   br i1 %b, label %loop.exit.guard1, label %inner
;
; outer.latch:                                      ; preds = %loop.exit.guard1
;   %o.next = add i64 %i.next.moved, 1
;   br i1 %c, label %loop.exit.guard, label %outer
;
; gone:                                             ; preds = %loop.exit.guard
;   ret i64 %g.moved
;
; done:                                             ; preds = %loop.exit.guard
;   %d = sub i64 %o.next.moved, %i.moved
;   ret i64 %d
;
; loop.exit.guard:                                  ; preds = %loop.exit.guard1, %outer.latch
;   %o.next.moved = phi i64 [ %o.next, %outer.latch ], [ poison, %loop.exit.guard1 ]
;   %i.moved = phi i64 [ %i.moved2, %outer.latch ], [ %i.moved.moved, %loop.exit.guard1 ]
;   %g.moved = phi i64 [ poison, %outer.latch ], [ %g.moved.moved, %loop.exit.guard1 ]
;   %Guard.gone = phi i1 [ false, %outer.latch ], [ %Guard.gone.moved, %loop.exit.guard1 ]
;   br i1 %Guard.gone, label %gone, label %done
;
; loop.exit.guard1:                                 ; preds = %inner.latch, %inner
;   %i.next.moved = phi i64 [ poison, %inner ], [ %i.next, %inner.latch ]
;   %i.moved2 = phi i64 [ %i, %inner ], [ %i, %inner.latch ]
;   %Guard.gone.moved = phi i1 [ true, %inner ], [ poison, %inner.latch ]
;   %g.moved.moved = phi i64 [ %i, %inner ], [ poison, %inner.latch ]
;   %i.moved.moved = phi i64 [ %i, %inner ], [ poison, %inner.latch ]
;   %Guard.loop.exit.guard = phi i1 [ true, %inner ], [ false, %inner.latch ]
;   br i1 %Guard.loop.exit.guard, label %loop.exit.guard, label %outer.latch
; }
