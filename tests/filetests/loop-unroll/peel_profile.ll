; RUN: opt -passes=loop-unroll<no-runtime>
; A profile says that the loop runs three times: three iterations go before it, and the loop is left alone from then on.
define void @usual(i32 %n) !prof !0 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done, !prof !1
done:
  ret void
}
; Metadata of the loop is asked before its weights.
define void @estimated(i32 %n) !prof !0 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done, !prof !1, !llvm.loop !2
done:
  ret void
}
; The function does not say that it was entered at all: its weights are nobody's measurement.
define void @guessed(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done, !prof !1
done:
  ret void
}
declare void @use(i32)
!0 = !{!"function_entry_count", i64 100}
!1 = !{!"branch_weights", i32 200, i32 100}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.estimated_trip_count", i32 1}
; EXPECT
; define void @usual(i32 %n) !prof !0 {
; entry:
;   br label %loop.peel.begin
;
; loop.peel.begin:                                  ; preds = %entry
;   br label %loop.peel
;
; loop.peel:                                        ; preds = %loop.peel.begin
;   call void @use(i32 0)
;   %next.peel = add nuw i32 0, 1
;   %more.peel = icmp ult i32 %next.peel, %n
;   br i1 %more.peel, label %loop.peel.next, label %done, !prof !1
;
; loop.peel.next:                                   ; preds = %loop.peel
;   br label %loop.peel2
;
; loop.peel2:                                       ; preds = %loop.peel.next
;   call void @use(i32 %next.peel)
;   %next.peel3 = add nuw i32 %next.peel, 1
;   %more.peel4 = icmp ult i32 %next.peel3, %n
;   br i1 %more.peel4, label %loop.peel.next1, label %done, !prof !1
;
; loop.peel.next1:                                  ; preds = %loop.peel2
;   br label %loop.peel6
;
; loop.peel6:                                       ; preds = %loop.peel.next1
;   call void @use(i32 %next.peel3)
;   %next.peel7 = add nuw i32 %next.peel3, 1
;   %more.peel8 = icmp ult i32 %next.peel7, %n
;   br i1 %more.peel8, label %loop.peel.next5, label %done, !prof !1
;
; loop.peel.next5:                                  ; preds = %loop.peel6
;   br label %loop.peel.next9
;
; loop.peel.next9:                                  ; preds = %loop.peel.next5
;   br label %entry.peel.newph
;
; entry.peel.newph:                                 ; preds = %loop.peel.next9
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry.peel.newph
;   %i = phi i32 [ %next.peel7, %entry.peel.newph ], [ %next, %loop ]
;   call void @use(i32 %i)
;   %next = add nuw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %done.loopexit, !prof !1, !llvm.loop !2
;
; done.loopexit:                                    ; preds = %loop
;   br label %done
;
; done:                                             ; preds = %done.loopexit, %loop.peel6, %loop.peel2, %loop.peel
;   ret void
; }
;
; define void @estimated(i32 %n) !prof !0 {
; entry:
;   br label %loop.peel.begin
;
; loop.peel.begin:                                  ; preds = %entry
;   br label %loop.peel
;
; loop.peel:                                        ; preds = %loop.peel.begin
;   call void @use(i32 0)
;   %next.peel = add nuw i32 0, 1
;   %more.peel = icmp ult i32 %next.peel, %n
;   br i1 %more.peel, label %loop.peel.next, label %done, !prof !1
;
; loop.peel.next:                                   ; preds = %loop.peel
;   br label %loop.peel.next1
;
; loop.peel.next1:                                  ; preds = %loop.peel.next
;   br label %entry.peel.newph
;
; entry.peel.newph:                                 ; preds = %loop.peel.next1
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry.peel.newph
;   %i = phi i32 [ %next.peel, %entry.peel.newph ], [ %next, %loop ]
;   call void @use(i32 %i)
;   %next = add nuw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %done.loopexit, !prof !1, !llvm.loop !6
;
; done.loopexit:                                    ; preds = %loop
;   br label %done
;
; done:                                             ; preds = %done.loopexit, %loop.peel
;   ret void
; }
;
; define void @guessed(i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   call void @use(i32 %i)
;   %next = add nuw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %done, !prof !1
;
; done:                                             ; preds = %loop
;   ret void
; }
;
; declare void @use(i32)
;
; !0 = !{!"function_entry_count", i64 100}
; !1 = !{!"branch_weights", i32 200, i32 100}
; !2 = distinct !{!2, !3, !4, !5}
; !3 = !{!"llvm.loop.peeled.count", i32 3}
; !4 = !{!"llvm.loop.estimated_trip_count", i32 0}
; !5 = !{!"llvm.loop.unroll.disable"}
; !6 = distinct !{!6, !7, !4, !5}
; !7 = !{!"llvm.loop.peeled.count", i32 1}
