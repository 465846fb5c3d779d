; RUN: opt -passes=loop-unroll
; `%x` is `%n` from the second iteration on, `%y` from the third: two iterations go before the loop. A barrier may be copied, because each
; copy runs under the conditions of its iteration.
define i32 @chain(i32 %a, i32 %b, i32 %n, i32 %count) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = phi i32 [ %a, %entry ], [ %n, %loop ]
  %y = phi i32 [ %b, %entry ], [ %x, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @use(i32 %y)
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %count
  br i1 %more, label %loop, label %done
done:
  ret i32 %y
}
; Two variables that swap depend on themselves: no iteration is the last one that matters.
define i32 @swap(i32 %a, i32 %b, i32 %count) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = phi i32 [ %a, %entry ], [ %y, %loop ]
  %y = phi i32 [ %b, %entry ], [ %x, %loop ]
  call void @use(i32 %y)
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %count
  br i1 %more, label %loop, label %done
done:
  ret i32 %y
}
; A loop that was peeled as often as `unroll-peel-max-count` says stays.
define void @enough(i32 %a, i32 %n, i32 %count) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = phi i32 [ %a, %entry ], [ %n, %loop ]
  call void @use(i32 %x)
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %count
  br i1 %more, label %loop, label %done, !llvm.loop !0
done:
  ret void
}
declare void @use(i32)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.peeled.count", i32 7}
; EXPECT
; define i32 @chain(i32 %a, i32 %b, i32 %n, i32 %count) {
; entry:
;   br label %loop.peel.begin
;
; loop.peel.begin:                                  ; preds = %entry
;   br label %loop.peel
;
; loop.peel:                                        ; preds = %loop.peel.begin
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   call void @use(i32 %b)
;   %next.peel = add nuw i32 0, 1
;   %more.peel = icmp ult i32 %next.peel, %count
;   br i1 %more.peel, label %loop.peel.next, label %done
;
; loop.peel.next:                                   ; preds = %loop.peel
;   br label %loop.peel2
;
; loop.peel2:                                       ; preds = %loop.peel.next
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   call void @use(i32 %a)
;   %next.peel3 = add nuw i32 %next.peel, 1
;   %more.peel4 = icmp ult i32 %next.peel3, %count
;   br i1 %more.peel4, label %loop.peel.next1, label %done
;
; loop.peel.next1:                                  ; preds = %loop.peel2
;   br label %loop.peel.next5
;
; loop.peel.next5:                                  ; preds = %loop.peel.next1
;   br label %entry.peel.newph
;
; entry.peel.newph:                                 ; preds = %loop.peel.next5
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry.peel.newph
;   %i = phi i32 [ %next.peel3, %entry.peel.newph ], [ %next, %loop ]
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   call void @use(i32 %n)
;   %next = add nuw i32 %i, 1
;   %more = icmp ult i32 %next, %count
;   br i1 %more, label %loop, label %done.loopexit, !llvm.loop !0
;
; done.loopexit:                                    ; preds = %loop
;   %y.lcssa.ph = phi i32 [ %n, %loop ]
;   br label %done
;
; done:                                             ; preds = %done.loopexit, %loop.peel2, %loop.peel
;   %y.lcssa = phi i32 [ %b, %loop.peel ], [ %a, %loop.peel2 ], [ %y.lcssa.ph, %done.loopexit ]
;   ret i32 %y.lcssa
; }
;
; define i32 @swap(i32 %a, i32 %b, i32 %count) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %x = phi i32 [ %a, %entry ], [ %y, %loop ]
;   %y = phi i32 [ %b, %entry ], [ %x, %loop ]
;   call void @use(i32 %y)
;   %next = add nuw i32 %i, 1
;   %more = icmp ult i32 %next, %count
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %loop
;   %y.lcssa = phi i32 [ %y, %loop ]
;   ret i32 %y.lcssa
; }
;
; define void @enough(i32 %a, i32 %n, i32 %count) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %x = phi i32 [ %a, %entry ], [ %n, %loop ]
;   call void @use(i32 %x)
;   %next = add nuw i32 %i, 1
;   %more = icmp ult i32 %next, %count
;   br i1 %more, label %loop, label %done, !llvm.loop !2
;
; done:                                             ; preds = %loop
;   ret void
; }
;
; declare void @use(i32)
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; attributes #0 = { convergent nocallback nounwind }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.peeled.count", i32 2}
; !2 = distinct !{!2, !3}
; !3 = !{!"llvm.loop.peeled.count", i32 7}
