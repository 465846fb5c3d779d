; RUN: opt -passes=loop-unroll<no-runtime>
; The loop loads one address behind an exit, and ends by what is there: after one iteration the load is known to be possible, so that it can
; move before the rest.
define i32 @bound(ptr %p, ptr %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %bad = icmp eq i32 %x, 0
  br i1 %bad, label %stop, label %latch
latch:
  %limit = load i32, ptr %q
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %limit
  br i1 %more, label %loop, label %done
stop:
  unreachable
done:
  ret i32 %i
}
; A store may change the limit.
define i32 @written(ptr %p, ptr %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %bad = icmp eq i32 %x, 0
  br i1 %bad, label %stop, label %latch
latch:
  %limit = load i32, ptr %q
  store i32 0, ptr %at
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %limit
  br i1 %more, label %loop, label %done
stop:
  unreachable
done:
  ret i32 %i
}
; EXPECT
; define i32 @bound(ptr %p, ptr %q, i32 %n) {
; entry:
;   br label %loop.peel.begin
;
; loop.peel.begin:                                  ; preds = %entry
;   br label %loop.peel
;
; loop.peel:                                        ; preds = %loop.peel.begin
;   %at.peel = getelementptr i32, ptr %p, i32 0
;   %x.peel = load i32, ptr %at.peel, align 4
;   %bad.peel = icmp eq i32 %x.peel, 0
;   br i1 %bad.peel, label %stop, label %latch.peel
;
; latch.peel:                                       ; preds = %loop.peel
;   %limit.peel = load i32, ptr %q, align 4
;   %next.peel = add i32 0, 1
;   %more.peel = icmp slt i32 %next.peel, %limit.peel
;   br i1 %more.peel, label %loop.peel.next, label %done
;
; loop.peel.next:                                   ; preds = %latch.peel
;   br label %loop.peel.next2
;
; loop.peel.next2:                                  ; preds = %loop.peel.next
;   br label %entry.peel.newph
;
; entry.peel.newph:                                 ; preds = %loop.peel.next2
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry.peel.newph
;   %i = phi i32 [ %next.peel, %entry.peel.newph ], [ %next, %latch ]
;   %at = getelementptr i32, ptr %p, i32 %i
;   %x = load i32, ptr %at, align 4
;   %bad = icmp eq i32 %x, 0
;   br i1 %bad, label %stop.loopexit, label %latch
;
; latch:                                            ; preds = %loop
;   %limit = load i32, ptr %q, align 4
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp slt i32 %next, %limit
;   br i1 %more, label %loop, label %done.loopexit, !llvm.loop !0
;
; stop.loopexit:                                    ; preds = %loop
;   br label %stop
;
; stop:                                             ; preds = %stop.loopexit, %loop.peel
;   unreachable
;
; done.loopexit:                                    ; preds = %latch
;   %i.lcssa1.ph = phi i32 [ %i, %latch ]
;   br label %done
;
; done:                                             ; preds = %done.loopexit, %latch.peel
;   %i.lcssa1 = phi i32 [ 0, %latch.peel ], [ %i.lcssa1.ph, %done.loopexit ]
;   ret i32 %i.lcssa1
; }
;
; define i32 @written(ptr %p, ptr %q, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   %at = getelementptr i32, ptr %p, i32 %i
;   %x = load i32, ptr %at, align 4
;   %bad = icmp eq i32 %x, 0
;   br i1 %bad, label %stop, label %latch
;
; latch:                                            ; preds = %loop
;   %limit = load i32, ptr %q, align 4
;   store i32 0, ptr %at, align 4
;   %next = add i32 %i, 1
;   %more = icmp slt i32 %next, %limit
;   br i1 %more, label %loop, label %done
;
; stop:                                             ; preds = %loop
;   unreachable
;
; done:                                             ; preds = %latch
;   %i.lcssa1 = phi i32 [ %i, %latch ]
;   ret i32 %i.lcssa1
; }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.peeled.count", i32 1}
