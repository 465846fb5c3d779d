; RUN: opt -passes=loop-unroll
; A comparison with the counter that is decided after two iterations: these go before the loop, which keeps the decided side.
define void @head(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %at = getelementptr i32, ptr %p, i32 %i
  %early = icmp ult i32 %i, 2
  br i1 %early, label %edge, label %middle
edge:
  store i32 1, ptr %at
  br label %latch
middle:
  store i32 %i, ptr %at
  br label %latch
latch:
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
; The smaller of the counter and three is three from the fourth iteration on.
define void @clamped(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %small = call i32 @llvm.umin.i32(i32 %i, i32 3)
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %small, ptr %at
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
; A wrapping counter may be small again: the loop stays.
define void @wraps(ptr %p, i8 %n) {
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %next, %loop ]
  %early = icmp ult i8 %i, 2
  %v = select i1 %early, i8 1, i8 0
  store volatile i8 %v, ptr %p
  %next = add i8 %i, 3
  %more = icmp ne i8 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
declare i32 @llvm.umin.i32(i32, i32)
; EXPECT
; define void @head(ptr %p, i32 %n) {
; entry:
;   br label %loop.peel.begin
;
; loop.peel.begin:                                  ; preds = %entry
;   br label %loop.peel
;
; loop.peel:                                        ; preds = %loop.peel.begin
;   %at.peel = getelementptr i32, ptr %p, i32 0
;   %early.peel = icmp ult i32 0, 2
;   br i1 %early.peel, label %edge.peel, label %middle.peel
;
; middle.peel:                                      ; preds = %loop.peel
;   store i32 0, ptr %at.peel, align 4
;   br label %latch.peel
;
; edge.peel:                                        ; preds = %loop.peel
;   store i32 1, ptr %at.peel, align 4
;   br label %latch.peel
;
; latch.peel:                                       ; preds = %edge.peel, %middle.peel
;   %next.peel = add nuw i32 0, 1
;   %more.peel = icmp ult i32 %next.peel, %n
;   br i1 %more.peel, label %loop.peel.next, label %done
;
; loop.peel.next:                                   ; preds = %latch.peel
;   br label %loop.peel2
;
; loop.peel2:                                       ; preds = %loop.peel.next
;   %at.peel3 = getelementptr i32, ptr %p, i32 %next.peel
;   %early.peel4 = icmp ult i32 %next.peel, 2
;   br i1 %early.peel4, label %edge.peel6, label %middle.peel5
;
; middle.peel5:                                     ; preds = %loop.peel2
;   store i32 %next.peel, ptr %at.peel3, align 4
;   br label %latch.peel7
;
; edge.peel6:                                       ; preds = %loop.peel2
;   store i32 1, ptr %at.peel3, align 4
;   br label %latch.peel7
;
; latch.peel7:                                      ; preds = %edge.peel6, %middle.peel5
;   %next.peel8 = add nuw i32 %next.peel, 1
;   %more.peel9 = icmp ult i32 %next.peel8, %n
;   br i1 %more.peel9, label %loop.peel.next1, label %done
;
; loop.peel.next1:                                  ; preds = %latch.peel7
;   br label %loop.peel.next10
;
; loop.peel.next10:                                 ; preds = %loop.peel.next1
;   br label %entry.peel.newph
;
; entry.peel.newph:                                 ; preds = %loop.peel.next10
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry.peel.newph
;   %i = phi i32 [ %next.peel8, %entry.peel.newph ], [ %next, %latch ]
;   %at = getelementptr i32, ptr %p, i32 %i
;   br i1 false, label %edge, label %middle
;
; edge:                                             ; preds = %loop
;   store i32 1, ptr %at, align 4
;   br label %latch
;
; middle:                                           ; preds = %loop
;   store i32 %i, ptr %at, align 4
;   br label %latch
;
; latch:                                            ; preds = %middle, %edge
;   %next = add nuw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %done.loopexit, !llvm.loop !0
;
; done.loopexit:                                    ; preds = %latch
;   br label %done
;
; done:                                             ; preds = %done.loopexit, %latch.peel7, %latch.peel
;   ret void
; }
;
; define void @clamped(ptr %p, i32 %n) {
; entry:
;   br label %loop.peel.begin
;
; loop.peel.begin:                                  ; preds = %entry
;   br label %loop.peel
;
; loop.peel:                                        ; preds = %loop.peel.begin
;   %small.peel = call i32 @llvm.umin.i32(i32 0, i32 3)
;   %at.peel = getelementptr i32, ptr %p, i32 0
;   store i32 %small.peel, ptr %at.peel, align 4
;   %next.peel = add nuw i32 0, 1
;   %more.peel = icmp ult i32 %next.peel, %n
;   br i1 %more.peel, label %loop.peel.next, label %done
;
; loop.peel.next:                                   ; preds = %loop.peel
;   br label %loop.peel2
;
; loop.peel2:                                       ; preds = %loop.peel.next
;   %small.peel3 = call i32 @llvm.umin.i32(i32 %next.peel, i32 3)
;   %at.peel4 = getelementptr i32, ptr %p, i32 %next.peel
;   store i32 %small.peel3, ptr %at.peel4, align 4
;   %next.peel5 = add nuw i32 %next.peel, 1
;   %more.peel6 = icmp ult i32 %next.peel5, %n
;   br i1 %more.peel6, label %loop.peel.next1, label %done
;
; loop.peel.next1:                                  ; preds = %loop.peel2
;   br label %loop.peel8
;
; loop.peel8:                                       ; preds = %loop.peel.next1
;   %small.peel9 = call i32 @llvm.umin.i32(i32 %next.peel5, i32 3)
;   %at.peel10 = getelementptr i32, ptr %p, i32 %next.peel5
;   store i32 %small.peel9, ptr %at.peel10, align 4
;   %next.peel11 = add nuw i32 %next.peel5, 1
;   %more.peel12 = icmp ult i32 %next.peel11, %n
;   br i1 %more.peel12, label %loop.peel.next7, label %done
;
; loop.peel.next7:                                  ; preds = %loop.peel8
;   br label %loop.peel.next13
;
; loop.peel.next13:                                 ; preds = %loop.peel.next7
;   br label %entry.peel.newph
;
; entry.peel.newph:                                 ; preds = %loop.peel.next13
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry.peel.newph
;   %i = phi i32 [ %next.peel11, %entry.peel.newph ], [ %next, %loop ]
;   %at = getelementptr i32, ptr %p, i32 %i
;   store i32 3, ptr %at, align 4
;   %next = add nuw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %done.loopexit, !llvm.loop !2
;
; done.loopexit:                                    ; preds = %loop
;   br label %done
;
; done:                                             ; preds = %done.loopexit, %loop.peel8, %loop.peel2, %loop.peel
;   ret void
; }
;
; define void @wraps(ptr %p, i8 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i8 [ 0, %entry ], [ %next, %loop ]
;   %early = icmp ult i8 %i, 2
;   %v = select i1 %early, i8 1, i8 0
;   store volatile i8 %v, ptr %p, align 1
;   %next = add i8 %i, 3
;   %more = icmp ne i8 %next, %n
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret void
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umin.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.peeled.count", i32 2}
; !2 = distinct !{!2, !3}
; !3 = !{!"llvm.loop.peeled.count", i32 3}
