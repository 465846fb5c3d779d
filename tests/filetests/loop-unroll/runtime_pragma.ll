; RUN: opt -passes='loop-unroll<own>'
; A pragma asks for three copies of a loop whose trip count only the arguments say: three is no power of two, and the rest is computed without a wrap.
define void @fill(ptr %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr i32, ptr %a, i32 %i
  store i32 %i, ptr %p, align 4
  %next = add nuw i32 %i, 1
  %c = icmp eq i32 %next, %n
  br i1 %c, label %done, label %loop, !llvm.loop !0
done:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 3}
; EXPECT
; define void @fill(ptr %a, i32 %n) {
; entry:
;   %0 = add i32 %n, -1
;   %1 = freeze i32 %0
;   %2 = add i32 %1, 1
;   %3 = urem i32 %1, 3
;   %4 = add i32 %3, 1
;   %5 = urem i32 %4, 3
;   %6 = sub i32 %2, %5
;   %7 = icmp ult i32 %1, 2
;   br i1 %7, label %loop.epil.preheader, label %entry.new
;
; entry.new:                                        ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry.new
;   %8 = phi i32 [ 0, %entry.new ], [ %9, %loop ]
;   %i = phi i32 [ 0, %entry.new ], [ %next.2, %loop ]
;   %p = getelementptr i32, ptr %a, i32 %i
;   store i32 %i, ptr %p, align 4
;   %next = add nuw i32 %i, 1
;   %p.1 = getelementptr i32, ptr %a, i32 %next
;   store i32 %next, ptr %p.1, align 4
;   %next.1 = add nuw i32 %i, 2
;   %p.2 = getelementptr i32, ptr %a, i32 %next.1
;   store i32 %next.1, ptr %p.2, align 4
;   %next.2 = add nuw i32 %i, 3
;   %9 = add i32 %8, 3
;   %10 = icmp eq i32 %9, %6
;   br i1 %10, label %done.unr-lcssa, label %loop, !llvm.loop !0
;
; done.unr-lcssa:                                   ; preds = %loop
;   %11 = phi i32 [ %next.2, %loop ]
;   %12 = icmp eq i32 %5, 0
;   br i1 %12, label %done, label %loop.epil.preheader
;
; loop.epil.preheader:                              ; preds = %done.unr-lcssa, %entry
;   %13 = phi i32 [ 0, %entry ], [ %11, %done.unr-lcssa ]
;   br label %loop.epil
;
; loop.epil:                                        ; preds = %loop.epil, %loop.epil.preheader
;   %i.epil = phi i32 [ %13, %loop.epil.preheader ], [ %next.epil, %loop.epil ]
;   %p.epil = getelementptr i32, ptr %a, i32 %i.epil
;   store i32 %i.epil, ptr %p.epil, align 4
;   %next.epil = add nuw i32 %i.epil, 1
;   %c.epil = icmp eq i32 %next.epil, %n
;   br i1 %c.epil, label %done, label %loop.epil, !llvm.loop !2
;
; done:                                             ; preds = %loop.epil, %done.unr-lcssa
;   ret void
; }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.unroll.disable"}
; !2 = distinct !{!2, !1}
