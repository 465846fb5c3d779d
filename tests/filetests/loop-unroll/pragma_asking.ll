; RUN: opt -passes=loop-unroll<own>
; A pragma asks for three copies of a loop whose trip count nobody can compute: each copy asks whether to go on. With a barrier it stays.
declare void @llvm.nvvm.barrier0()
define void @list(ptr %head) {
entry:
  br label %loop
loop:
  %p = phi ptr [ %head, %entry ], [ %next, %loop ]
  %next = load ptr, ptr %p, align 8
  %c = icmp eq ptr %next, null
  br i1 %c, label %done, label %loop, !llvm.loop !0
done:
  ret void
}
define void @list_with_barrier(ptr %head) {
entry:
  br label %loop
loop:
  %p = phi ptr [ %head, %entry ], [ %next, %loop ]
  call void @llvm.nvvm.barrier0()
  %next = load ptr, ptr %p, align 8
  %c = icmp eq ptr %next, null
  br i1 %c, label %done, label %loop, !llvm.loop !0
done:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 3}
; EXPECT
; define void @list(ptr %head) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop.2, %entry
;   %p = phi ptr [ %head, %entry ], [ %next.2, %loop.2 ]
;   %next = load ptr, ptr %p, align 8
;   %c = icmp eq ptr %next, null
;   br i1 %c, label %done, label %loop.1
;
; loop.1:                                           ; preds = %loop
;   %next.1 = load ptr, ptr %next, align 8
;   %c.1 = icmp eq ptr %next.1, null
;   br i1 %c.1, label %done, label %loop.2
;
; loop.2:                                           ; preds = %loop.1
;   %next.2 = load ptr, ptr %next.1, align 8
;   %c.2 = icmp eq ptr %next.2, null
;   br i1 %c.2, label %done, label %loop, !llvm.loop !0
;
; done:                                             ; preds = %loop.2, %loop.1, %loop
;   ret void
; }
;
; define void @list_with_barrier(ptr %head) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %p = phi ptr [ %head, %entry ], [ %next, %loop ]
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %next = load ptr, ptr %p, align 8
;   %c = icmp eq ptr %next, null
;   br i1 %c, label %done, label %loop, !llvm.loop !2
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
; !2 = distinct !{!2, !3}
; !3 = !{!"llvm.loop.unroll.count", i32 3}
