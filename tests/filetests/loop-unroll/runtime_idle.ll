; RUN: opt -passes='loop-unroll<O3;runtime;own>' -unroll-max-count=2
; What only the next iteration or only the exit asks for is kept until the copies are joined with the loop: %before is used by nothing
; inside, %idle by nothing at all.
define i32 @idle(ptr %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %before = phi i32 [ 7, %entry ], [ %v, %loop ]
  %idle = phi i32 [ 1, %entry ], [ %twice, %loop ]
  %p = getelementptr i32, ptr %a, i32 %i
  %v = load i32, ptr %p, align 4
  %twice = shl i32 %v, 1
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %done
done:
  %last = phi i32 [ %before, %loop ]
  ret i32 %last
}
; EXPECT
; define i32 @idle(ptr %a, i32 %n) {
; entry:
;   %umax = call i32 @llvm.umax.i32(i32 %n, i32 1)
;   %0 = add i32 %umax, -1
;   %1 = freeze i32 %0
;   %2 = add i32 %1, 1
;   %3 = and i32 %2, 1
;   %4 = sub i32 %2, %3
;   %5 = icmp ult i32 %1, 1
;   br i1 %5, label %loop.epil.preheader, label %entry.new
;
; entry.new:                                        ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry.new
;   %6 = phi i32 [ 0, %entry.new ], [ %7, %loop ]
;   %i = phi i32 [ 0, %entry.new ], [ %next.1, %loop ]
;   %p = getelementptr i32, ptr %a, i32 %i
;   %v = load i32, ptr %p, align 4
;   %next = add nuw nsw i32 %i, 1
;   %p.1 = getelementptr i32, ptr %a, i32 %next
;   %v.1 = load i32, ptr %p.1, align 4
;   %twice.1 = shl i32 %v.1, 1
;   %next.1 = add nuw nsw i32 %i, 2
;   %7 = add i32 %6, 2
;   %8 = icmp eq i32 %7, %4
;   br i1 %8, label %done.unr-lcssa, label %loop, !llvm.loop !0
;
; done.unr-lcssa:                                   ; preds = %loop
;   %9 = phi i32 [ %twice.1, %loop ]
;   %10 = phi i32 [ %v.1, %loop ]
;   %11 = phi i32 [ %next.1, %loop ]
;   %12 = phi i32 [ %v, %loop ]
;   %13 = icmp eq i32 %3, 0
;   br i1 %13, label %done, label %loop.epil.preheader
;
; loop.epil.preheader:                              ; preds = %done.unr-lcssa, %entry
;   %14 = phi i32 [ 1, %entry ], [ %9, %done.unr-lcssa ]
;   %15 = phi i32 [ 7, %entry ], [ %10, %done.unr-lcssa ]
;   %16 = phi i32 [ 0, %entry ], [ %11, %done.unr-lcssa ]
;   br label %loop.epil
;
; loop.epil:                                        ; preds = %loop.epil, %loop.epil.preheader
;   %i.epil = phi i32 [ %16, %loop.epil.preheader ], [ %next.epil, %loop.epil ]
;   %before.epil = phi i32 [ %15, %loop.epil.preheader ], [ %v.epil, %loop.epil ]
;   %idle.epil = phi i32 [ %14, %loop.epil.preheader ], [ %twice.epil, %loop.epil ]
;   %p.epil = getelementptr i32, ptr %a, i32 %i.epil
;   %v.epil = load i32, ptr %p.epil, align 4
;   %twice.epil = shl i32 %v.epil, 1
;   %next.epil = add nuw nsw i32 %i.epil, 1
;   %c.epil = icmp ult i32 %next.epil, %n
;   br i1 %c.epil, label %loop.epil, label %done, !llvm.loop !2
;
; done:                                             ; preds = %loop.epil, %done.unr-lcssa
;   %last = phi i32 [ %before.epil, %loop.epil ], [ %12, %done.unr-lcssa ]
;   ret i32 %last
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umax.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.unroll.disable"}
; !2 = distinct !{!2, !1}
