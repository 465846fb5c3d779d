; RUN: opt -passes='loop-unroll<O3;runtime;own>' -unroll-max-count=2
; The first loop vanishes, and the block behind it, the way into the second loop, has its phi and the trip count, which nothing uses yet.
define void @behind(ptr %p, i32 %n) {
entry:
  br label %first
first:
  %i = phi i32 [ 0, %entry ], [ %i.next, %first ]
  %product = phi i32 [ %n, %entry ], [ %product.next, %first ]
  %product.next = mul i32 %product, %n
  %i.next = add nuw nsw i32 %i, 1
  %again = icmp ult i32 %i.next, 3
  br i1 %again, label %first, label %between
between:
  %bound = phi i32 [ %product.next, %first ]
  br label %second
second:
  %j = phi i32 [ 0, %between ], [ %j.next, %second ]
  store volatile i32 %j, ptr %p, align 4
  %end = icmp eq i32 %j, %bound
  %j.next = add i32 %j, 1
  br i1 %end, label %done, label %second
done:
  ret void
}
; EXPECT
; define void @behind(ptr %p, i32 %n) {
; entry:
;   br label %first
;
; first:                                            ; preds = %entry
;   %product.next = mul i32 %n, %n
;   %product.next.1 = mul i32 %product.next, %n
;   %product.next.2 = mul i32 %product.next.1, %n
;   br label %between
;
; between:                                          ; preds = %first
;   %bound = phi i32 [ %product.next.2, %first ]
;   %0 = freeze i32 %bound
;   %1 = add i32 %0, 1
;   %2 = and i32 %1, 1
;   %3 = sub i32 %1, %2
;   %4 = icmp ult i32 %0, 1
;   br i1 %4, label %second.epil.preheader, label %between.new
;
; between.new:                                      ; preds = %between
;   br label %second
;
; second:                                           ; preds = %second, %between.new
;   %5 = phi i32 [ 0, %between.new ], [ %6, %second ]
;   %j = phi i32 [ 0, %between.new ], [ %j.next.1, %second ]
;   store volatile i32 %j, ptr %p, align 4
;   %j.next = add i32 %j, 1
;   store volatile i32 %j.next, ptr %p, align 4
;   %j.next.1 = add i32 %j, 2
;   %6 = add i32 %5, 2
;   %7 = icmp eq i32 %6, %3
;   br i1 %7, label %done.unr-lcssa, label %second, !llvm.loop !0
;
; done.unr-lcssa:                                   ; preds = %second
;   %8 = phi i32 [ %j.next.1, %second ]
;   %9 = icmp eq i32 %2, 0
;   br i1 %9, label %done, label %second.epil.preheader
;
; second.epil.preheader:                            ; preds = %done.unr-lcssa, %between
;   %10 = phi i32 [ 0, %between ], [ %8, %done.unr-lcssa ]
;   br label %second.epil
;
; second.epil:                                      ; preds = %second.epil, %second.epil.preheader
;   %j.epil = phi i32 [ %10, %second.epil.preheader ], [ %j.next.epil, %second.epil ]
;   store volatile i32 %j.epil, ptr %p, align 4
;   %end.epil = icmp eq i32 %j.epil, %bound
;   %j.next.epil = add i32 %j.epil, 1
;   br i1 %end.epil, label %done, label %second.epil, !llvm.loop !2
;
; done:                                             ; preds = %second.epil, %done.unr-lcssa
;   ret void
; }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.unroll.disable"}
; !2 = distinct !{!2, !1}
