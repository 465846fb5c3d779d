; RUN: opt -passes='loop-unroll<O3;runtime;own>' -unroll-max-count=2
; The blocks of a copy are joined before the copies meet the loop, and a phi of one edge, %x, is its value then: the exit gets that.
define float @joined(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br label %latch
latch:
  %x = phi float [ 2.000000e+00, %loop ]
  %next = add i32 %i, 1
  %c = icmp eq i32 %next, %n
  br i1 %c, label %done, label %loop
done:
  %r = phi float [ %x, %latch ]
  ret float %r
}
; EXPECT
; define float @joined(i32 %n) {
; entry:
;   %0 = add i32 %n, -1
;   %1 = freeze i32 %0
;   %2 = add i32 %1, 1
;   %3 = and i32 %2, 1
;   %4 = sub i32 %2, %3
;   %5 = icmp ult i32 %1, 1
;   br i1 %5, label %loop.epil.preheader, label %entry.new
;
; entry.new:                                        ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry.new
;   %6 = phi i32 [ 0, %entry.new ], [ %7, %loop ]
;   %i = phi i32 [ 0, %entry.new ], [ %next.1, %loop ]
;   %next.1 = add i32 %i, 2
;   %7 = add i32 %6, 2
;   %8 = icmp eq i32 %7, %4
;   br i1 %8, label %done.unr-lcssa, label %loop, !llvm.loop !0
;
; done.unr-lcssa:                                   ; preds = %loop
;   %9 = phi i32 [ %next.1, %loop ]
;   %10 = icmp eq i32 %3, 0
;   br i1 %10, label %done, label %loop.epil.preheader
;
; loop.epil.preheader:                              ; preds = %done.unr-lcssa, %entry
;   %11 = phi i32 [ 0, %entry ], [ %9, %done.unr-lcssa ]
;   br label %loop.epil
;
; loop.epil:                                        ; preds = %latch.epil, %loop.epil.preheader
;   %i.epil = phi i32 [ %11, %loop.epil.preheader ], [ %next.epil, %latch.epil ]
;   br label %latch.epil
;
; latch.epil:                                       ; preds = %loop.epil
;   %x.epil = phi float [ 2.000000e+00, %loop.epil ]
;   %next.epil = add i32 %i.epil, 1
;   %c.epil = icmp eq i32 %next.epil, %n
;   br i1 %c.epil, label %done, label %loop.epil, !llvm.loop !2
;
; done:                                             ; preds = %latch.epil, %done.unr-lcssa
;   %r = phi float [ %x.epil, %latch.epil ], [ 2.000000e+00, %done.unr-lcssa ]
;   ret float %r
; }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.unroll.disable"}
; !2 = distinct !{!2, !1}
