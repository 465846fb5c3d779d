; RUN: opt -passes='loop-unroll<O3;runtime;own>' -unroll-max-count=2
; Loops that a profile says run three times, that run at most eight times, or whose metadata forbids it, are not unrolled by a count that is
; known at run time.
define void @flat(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile i32 %i, ptr %p, align 4
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %done, !prof !0
done:
  ret void
}
define void @bounded(ptr %p, i32 %n) {
entry:
  %few = and i32 %n, 7
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile i32 %i, ptr %p, align 4
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, %few
  br i1 %c, label %loop, label %done
done:
  ret void
}
define void @forbidden(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile i32 %i, ptr %p, align 4
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %done, !llvm.loop !1
done:
  ret void
}
!0 = !{!"branch_weights", i32 2, i32 1}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.unroll.runtime.disable"}
; EXPECT
; define void @flat(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   store volatile i32 %i, ptr %p, align 4
;   %next = add nuw nsw i32 %i, 1
;   %c = icmp ult i32 %next, %n
;   br i1 %c, label %loop, label %done, !prof !0
;
; done:                                             ; preds = %loop
;   ret void
; }
;
; define void @bounded(ptr %p, i32 %n) {
; entry:
;   %few = and i32 %n, 7
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   store volatile i32 %i, ptr %p, align 4
;   %next = add nuw nsw i32 %i, 1
;   %c = icmp ult i32 %next, %few
;   br i1 %c, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret void
; }
;
; define void @forbidden(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   store volatile i32 %i, ptr %p, align 4
;   %next = add nuw nsw i32 %i, 1
;   %c = icmp ult i32 %next, %n
;   br i1 %c, label %loop, label %done, !llvm.loop !1
;
; done:                                             ; preds = %loop
;   ret void
; }
;
; !0 = !{!"branch_weights", i32 2, i32 1}
; !1 = distinct !{!1, !2}
; !2 = !{!"llvm.loop.unroll.runtime.disable"}
