; RUN: opt -passes=loop-unroll<own>
; Another exit stays in every copy. What leaves the loop there and at the end meets in phis with a pair for each copy.
define i32 @search(ptr %p, i32 %key) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %hit = icmp eq i32 %x, %key
  br i1 %hit, label %found, label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %c = icmp eq i32 %next, 30
  br i1 %c, label %missing, label %header, !llvm.loop !0
found:
  ret i32 %i
missing:
  ret i32 -1
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 3}
; EXPECT
; define i32 @search(ptr %p, i32 %key) {
; entry:
;   br label %header
;
; header:                                           ; preds = %latch.2, %entry
;   %i = phi i32 [ 0, %entry ], [ %next.2, %latch.2 ]
;   %at = getelementptr i32, ptr %p, i32 %i
;   %x = load i32, ptr %at, align 4
;   %hit = icmp eq i32 %x, %key
;   br i1 %hit, label %found, label %latch
;
; latch:                                            ; preds = %header
;   %next = add nuw nsw i32 %i, 1
;   %at.1 = getelementptr i32, ptr %p, i32 %next
;   %x.1 = load i32, ptr %at.1, align 4
;   %hit.1 = icmp eq i32 %x.1, %key
;   br i1 %hit.1, label %found, label %latch.1
;
; latch.1:                                          ; preds = %latch
;   %next.1 = add nuw nsw i32 %i, 2
;   %at.2 = getelementptr i32, ptr %p, i32 %next.1
;   %x.2 = load i32, ptr %at.2, align 4
;   %hit.2 = icmp eq i32 %x.2, %key
;   br i1 %hit.2, label %found, label %latch.2
;
; latch.2:                                          ; preds = %latch.1
;   %next.2 = add nuw nsw i32 %i, 3
;   %c.2 = icmp eq i32 %next.2, 30
;   br i1 %c.2, label %missing, label %header, !llvm.loop !0
;
; found:                                            ; preds = %latch.1, %latch, %header
;   %i.lcssa = phi i32 [ %i, %header ], [ %next, %latch ], [ %next.1, %latch.1 ]
;   ret i32 %i.lcssa
;
; missing:                                          ; preds = %latch.2
;   ret i32 -1
; }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.unroll.disable"}
