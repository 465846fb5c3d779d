; RUN: opt -passes=loop-unroll -unroll-count=3
; A factor by knob makes no loop for the rest: each copy asks, but where the trip count is known, and the loop is not unrolled again.
define void @unknown(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
; Ten is no multiple of three: the loop is left in the first copy.
define void @ten(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, 10
  br i1 %more, label %loop, label %done
done:
  ret void
}
; Convergent operations may be copied where the factor divides, not under further conditions.
define void @together(i32 %n) {
entry:
  %end = mul i32 %n, 3
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next = add nuw i32 %i, 1
  %more = icmp ne i32 %next, %end
  br i1 %more, label %loop, label %done
done:
  ret void
}
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
; EXPECT
; define void @unknown(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop.2, %entry
;   %i = phi i32 [ 0, %entry ], [ %next.2, %loop.2 ]
;   %at = getelementptr i32, ptr %p, i32 %i
;   store i32 %i, ptr %at, align 4
;   %next = add nuw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop.1, label %done
;
; loop.1:                                           ; preds = %loop
;   %at.1 = getelementptr i32, ptr %p, i32 %next
;   store i32 %next, ptr %at.1, align 4
;   %next.1 = add nuw i32 %i, 2
;   %more.1 = icmp ult i32 %next.1, %n
;   br i1 %more.1, label %loop.2, label %done
;
; loop.2:                                           ; preds = %loop.1
;   %at.2 = getelementptr i32, ptr %p, i32 %next.1
;   store i32 %next.1, ptr %at.2, align 4
;   %next.2 = add nuw i32 %i, 3
;   %more.2 = icmp ult i32 %next.2, %n
;   br i1 %more.2, label %loop, label %done, !llvm.loop !0
;
; done:                                             ; preds = %loop.2, %loop.1, %loop
;   ret void
; }
;
; define void @ten(ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop.1, %entry
;   %i = phi i32 [ 0, %entry ], [ %next.2, %loop.1 ]
;   %at = getelementptr i32, ptr %p, i32 %i
;   store i32 %i, ptr %at, align 4
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp ult i32 %next, 10
;   br i1 %more, label %loop.1, label %done
;
; loop.1:                                           ; preds = %loop
;   %at.1 = getelementptr i32, ptr %p, i32 %next
;   store i32 %next, ptr %at.1, align 4
;   %next.1 = add nuw nsw i32 %i, 2
;   %at.2 = getelementptr i32, ptr %p, i32 %next.1
;   store i32 %next.1, ptr %at.2, align 4
;   %next.2 = add nuw nsw i32 %i, 3
;   br label %loop, !llvm.loop !2
;
; done:                                             ; preds = %loop
;   ret void
; }
;
; define void @together(i32 %n) {
; entry:
;   %end = mul i32 %n, 3
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %next = add nuw i32 %i, 1
;   %more = icmp ne i32 %next, %end
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; attributes #0 = { convergent nocallback nounwind }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.unroll.disable"}
; !2 = distinct !{!2, !1}
