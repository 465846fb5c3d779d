; RUN: opt -passes=loop-unroll -unroll-count=3 -unroll-runtime
; A count of 128 bits is not split by a factor: each copy asks whether to go on.
define void @wide(ptr %p, i128 %n) {
entry:
  br label %loop
loop:
  %i = phi i128 [ 0, %entry ], [ %next, %loop ]
  store volatile i128 %i, ptr %p
  %next = add nuw i128 %i, 1
  %more = icmp ult i128 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
; EXPECT
; define void @wide(ptr %p, i128 %n) {
; entry:
;   %umax = call i128 @llvm.umax.i128(i128 %n, i128 1)
;   %0 = add i128 %umax, -1
;   br label %loop
;
; loop:                                             ; preds = %loop.2, %entry
;   %i = phi i128 [ 0, %entry ], [ %next.2, %loop.2 ]
;   store volatile i128 %i, ptr %p, align 4
;   %next = add nuw i128 %i, 1
;   %more = icmp ult i128 %next, %n
;   br i1 %more, label %loop.1, label %done
;
; loop.1:                                           ; preds = %loop
;   store volatile i128 %next, ptr %p, align 4
;   %next.1 = add nuw i128 %next, 1
;   %more.1 = icmp ult i128 %next.1, %n
;   br i1 %more.1, label %loop.2, label %done
;
; loop.2:                                           ; preds = %loop.1
;   store volatile i128 %next.1, ptr %p, align 4
;   %next.2 = add nuw i128 %next.1, 1
;   %more.2 = icmp ult i128 %next.2, %n
;   br i1 %more.2, label %loop, label %done, !llvm.loop !0
;
; done:                                             ; preds = %loop.2, %loop.1, %loop
;   ret void
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i128 @llvm.umax.i128(i128, i128) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.unroll.disable"}
