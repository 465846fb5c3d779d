; RUN: opt -passes=loop-unroll
; This target unrolls at run time by LLVM's name, up to a quarter of the threshold, with the loop itself for the rest.
target triple = "nvptx64-nvidia-cuda"
define void @runtime(ptr %p, i32 %n) {
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
; 101 has no small divisor: the copies by a power of two ask where it ends.
define void @prime(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, 101
  br i1 %more, label %loop, label %done
done:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @runtime(ptr %p, i32 %n) {
; entry:
;   %umax = call i32 @llvm.umax.i32(i32 %n, i32 1)
;   %0 = add i32 %umax, -1
;   %1 = freeze i32 %0
;   %2 = add i32 %1, 1
;   %3 = and i32 %2, 7
;   %4 = sub i32 %2, %3
;   %5 = icmp ult i32 %1, 7
;   br i1 %5, label %loop.epil.preheader, label %entry.new
;
; entry.new:                                        ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry.new
;   %6 = phi i32 [ 0, %entry.new ], [ %7, %loop ]
;   %i = phi i32 [ 0, %entry.new ], [ %next.7, %loop ]
;   %at = getelementptr i32, ptr %p, i32 %i
;   store i32 %i, ptr %at, align 4
;   %next = add nuw nsw i32 %i, 1
;   %at.1 = getelementptr i32, ptr %p, i32 %next
;   store i32 %next, ptr %at.1, align 4
;   %next.1 = add nuw nsw i32 %i, 2
;   %at.2 = getelementptr i32, ptr %p, i32 %next.1
;   store i32 %next.1, ptr %at.2, align 4
;   %next.2 = add nuw nsw i32 %i, 3
;   %at.3 = getelementptr i32, ptr %p, i32 %next.2
;   store i32 %next.2, ptr %at.3, align 4
;   %next.3 = add nuw nsw i32 %i, 4
;   %at.4 = getelementptr i32, ptr %p, i32 %next.3
;   store i32 %next.3, ptr %at.4, align 4
;   %next.4 = add nuw nsw i32 %i, 5
;   %at.5 = getelementptr i32, ptr %p, i32 %next.4
;   store i32 %next.4, ptr %at.5, align 4
;   %next.5 = add nuw nsw i32 %i, 6
;   %at.6 = getelementptr i32, ptr %p, i32 %next.5
;   store i32 %next.5, ptr %at.6, align 4
;   %next.6 = add nuw nsw i32 %i, 7
;   %at.7 = getelementptr i32, ptr %p, i32 %next.6
;   store i32 %next.6, ptr %at.7, align 4
;   %next.7 = add nuw i32 %i, 8
;   %7 = add i32 %6, 8
;   %8 = icmp eq i32 %7, %4
;   br i1 %8, label %done.unr-lcssa, label %loop
;
; done.unr-lcssa:                                   ; preds = %loop
;   %9 = phi i32 [ %next.7, %loop ]
;   %10 = icmp eq i32 %3, 0
;   br i1 %10, label %done, label %loop.epil.preheader
;
; loop.epil.preheader:                              ; preds = %done.unr-lcssa, %entry
;   %11 = phi i32 [ 0, %entry ], [ %9, %done.unr-lcssa ]
;   br label %loop.epil
;
; loop.epil:                                        ; preds = %loop.epil, %loop.epil.preheader
;   %i.epil = phi i32 [ %11, %loop.epil.preheader ], [ %next.epil, %loop.epil ]
;   %at.epil = getelementptr i32, ptr %p, i32 %i.epil
;   store i32 %i.epil, ptr %at.epil, align 4
;   %next.epil = add nuw i32 %i.epil, 1
;   %more.epil = icmp ult i32 %next.epil, %n
;   br i1 %more.epil, label %loop.epil, label %done.loopexit, !llvm.loop !0
;
; done.loopexit:                                    ; preds = %loop.epil
;   br label %done
;
; done:                                             ; preds = %done.loopexit, %done.unr-lcssa
;   ret void
; }
;
; define void @prime(ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop.5, %entry
;   %i = phi i32 [ 0, %entry ], [ %next.7, %loop.5 ]
;   %at = getelementptr i32, ptr %p, i32 %i
;   store i32 %i, ptr %at, align 4
;   %next = add nuw nsw i32 %i, 1
;   %at.1 = getelementptr i32, ptr %p, i32 %next
;   store i32 %next, ptr %at.1, align 4
;   %next.1 = add nuw nsw i32 %i, 2
;   %at.2 = getelementptr i32, ptr %p, i32 %next.1
;   store i32 %next.1, ptr %at.2, align 4
;   %next.2 = add nuw nsw i32 %i, 3
;   %at.3 = getelementptr i32, ptr %p, i32 %next.2
;   store i32 %next.2, ptr %at.3, align 4
;   %next.3 = add nuw nsw i32 %i, 4
;   %at.4 = getelementptr i32, ptr %p, i32 %next.3
;   store i32 %next.3, ptr %at.4, align 4
;   %next.4 = add nuw nsw i32 %i, 5
;   %more.4 = icmp ult i32 %next.4, 101
;   br i1 %more.4, label %loop.5, label %done
;
; loop.5:                                           ; preds = %loop
;   %at.5 = getelementptr i32, ptr %p, i32 %next.4
;   store i32 %next.4, ptr %at.5, align 4
;   %next.5 = add nuw nsw i32 %i, 6
;   %at.6 = getelementptr i32, ptr %p, i32 %next.5
;   store i32 %next.5, ptr %at.6, align 4
;   %next.6 = add nuw nsw i32 %i, 7
;   %at.7 = getelementptr i32, ptr %p, i32 %next.6
;   store i32 %next.6, ptr %at.7, align 4
;   %next.7 = add nuw nsw i32 %i, 8
;   br label %loop
;
; done:                                             ; preds = %loop
;   ret void
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umax.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.unroll.disable"}
