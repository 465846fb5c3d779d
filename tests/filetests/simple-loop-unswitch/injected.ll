; RUN: opt -passes='loop-mssa(simple-loop-unswitch<nontrivial>)'
; Two hot checks of one value against two bounds: where the first bound is not above the second, the second check is not asked. A cold check stays.
define void @checks(ptr %p, ptr %q, i32 %a, i32 %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %x = load i32, ptr %p, align 4
  %first = icmp ult i32 %x, %a
  br i1 %first, label %middle, label %out, !prof !0
middle:
  %second = icmp ult i32 %x, %b
  br i1 %second, label %latch, label %out, !prof !0
latch:
  store i32 %i, ptr %q, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
out:
  ret void
done:
  ret void
}
define void @cold(ptr %p, ptr %q, i32 %a, i32 %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %x = load i32, ptr %p, align 4
  %first = icmp ult i32 %x, %a
  br i1 %first, label %middle, label %out, !prof !0
middle:
  %second = icmp ult i32 %x, %b
  br i1 %second, label %latch, label %out, !prof !1
latch:
  store i32 %i, ptr %q, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
out:
  ret void
done:
  ret void
}
!0 = !{!"branch_weights", i32 100, i32 1}
!1 = !{!"branch_weights", i32 10, i32 1}
; EXPECT
; define void @checks(ptr %p, ptr %q, i32 %a, i32 %b, i32 %n) {
; entry:
;   %injected.cond = icmp ule i32 %a, %b
;   %injected.cond.fr = freeze i1 %injected.cond
;   br i1 %injected.cond.fr, label %entry.split.us, label %entry.split
;
; entry.split.us:                                   ; preds = %entry
;   br label %loop.us
;
; loop.us:                                          ; preds = %latch.us, %entry.split.us
;   %i.us = phi i32 [ 0, %entry.split.us ], [ %next.us, %latch.us ]
;   %x.us = load i32, ptr %p, align 4
;   %first.us = icmp ult i32 %x.us, %a
;   br i1 %first.us, label %middle.us, label %out.split.us, !prof !0
;
; middle.us:                                        ; preds = %loop.us
;   %second.us = icmp ult i32 %x.us, %b
;   br label %latch.us
;
; latch.us:                                         ; preds = %middle.us
;   store i32 %i.us, ptr %q, align 4
;   %next.us = add nuw nsw i32 %i.us, 1
;   %more.us = icmp ult i32 %next.us, %n
;   br i1 %more.us, label %loop.us, label %done.split.us
;
; out.split.us:                                     ; preds = %loop.us
;   br label %out
;
; done.split.us:                                    ; preds = %latch.us
;   br label %done
;
; entry.split:                                      ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry.split
;   %i = phi i32 [ 0, %entry.split ], [ %next, %latch ]
;   %x = load i32, ptr %p, align 4
;   %first = icmp ult i32 %x, %a
;   br i1 %first, label %middle, label %out.split, !prof !0
;
; middle:                                           ; preds = %loop
;   %second = icmp ult i32 %x, %b
;   br label %middle.check
;
; middle.check:                                     ; preds = %middle
;   br i1 %second, label %latch, label %out.split, !prof !0
;
; latch:                                            ; preds = %middle.check
;   store i32 %i, ptr %q, align 4
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %done.split, !llvm.loop !1
;
; out.split:                                        ; preds = %middle.check, %loop
;   br label %out
;
; out:                                              ; preds = %out.split, %out.split.us
;   ret void
;
; done.split:                                       ; preds = %latch
;   br label %done
;
; done:                                             ; preds = %done.split, %done.split.us
;   ret void
; }
;
; define void @cold(ptr %p, ptr %q, i32 %a, i32 %b, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   %x = load i32, ptr %p, align 4
;   %first = icmp ult i32 %x, %a
;   br i1 %first, label %middle, label %out, !prof !0
;
; middle:                                           ; preds = %loop
;   %second = icmp ult i32 %x, %b
;   br i1 %second, label %latch, label %out, !prof !3
;
; latch:                                            ; preds = %middle
;   store i32 %i, ptr %q, align 4
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %done
;
; out:                                              ; preds = %middle, %loop
;   ret void
;
; done:                                             ; preds = %latch
;   ret void
; }
;
; !0 = !{!"branch_weights", i32 100, i32 1}
; !1 = distinct !{!1, !2}
; !2 = !{!"llvm.loop.unswitch.injection.disable"}
; !3 = !{!"branch_weights", i32 10, i32 1}
