; RUN: opt -passes='loop-vectorize<always;width=4>'
; A probe counts iterations, so that it stays as often as there are lanes. What follows the vector loop up is not unrolled again at run time.
declare void @llvm.pseudoprobe(i64, i64, i32, i64)

define void @f(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i64 %i
  store i32 7, ptr %at, align 4
  call void @llvm.pseudoprobe(i64 1, i64 2, i32 0, i64 -1)
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 64
  br i1 %done, label %exit, label %loop, !llvm.loop !0
exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.vectorize.followup_vectorized", !2}
!2 = !{!"mine"}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; declare void @llvm.pseudoprobe(i64, i64, i32, i64) #0
;
; define void @f(ptr %p) {
; entry:
;   br label %vector.ph
;
; vector.ph:                                        ; preds = %entry
;   br label %vector.body
;
; vector.body:                                      ; preds = %vector.body, %vector.ph
;   %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
;   %0 = getelementptr i32, ptr %p, i64 %index
;   store <4 x i32> splat (i32 7), ptr %0, align 4
;   call void @llvm.pseudoprobe(i64 1, i64 2, i32 0, i64 -1)
;   call void @llvm.pseudoprobe(i64 1, i64 2, i32 0, i64 -1)
;   call void @llvm.pseudoprobe(i64 1, i64 2, i32 0, i64 -1)
;   call void @llvm.pseudoprobe(i64 1, i64 2, i32 0, i64 -1)
;   %index.next = add nuw i64 %index, 4
;   %1 = icmp eq i64 %index.next, 64
;   br i1 %1, label %middle.block, label %vector.body, !llvm.loop !0
;
; middle.block:                                     ; preds = %vector.body
;   br label %exit
;
; exit:                                             ; preds = %middle.block
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
;
; !0 = distinct !{!0, !1, !2}
; !1 = !{!"mine"}
; !2 = !{!"llvm.loop.unroll.runtime.disable"}
