; RUN: opt -passes='loop-unroll<O3;runtime;own>'
; The trip count is computed in front; eight copies run as often as eight goes into it, and the loop itself does the rest.
define float @sum(ptr %a, i32 %n, float %start) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ %start, %entry ], [ %s2, %loop ]
  %p = getelementptr float, ptr %a, i32 %i
  %v = load float, ptr %p, align 4
  %s2 = fadd float %s, %v
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %done
done:
  %r = phi float [ %s2, %loop ]
  %last = phi i32 [ %i, %loop ]
  %x = sitofp i32 %last to float
  %y = fadd float %r, %x
  ret float %y
}
; EXPECT
; define float @sum(ptr %a, i32 %n, float %start) {
; entry:
;   %smax = call i32 @llvm.smax.i32(i32 %n, i32 1)
;   %0 = add nsw i32 %smax, -1
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
;   %s = phi float [ %start, %entry.new ], [ %s2.7, %loop ]
;   %p = getelementptr float, ptr %a, i32 %i
;   %v = load float, ptr %p, align 4
;   %s2 = fadd float %s, %v
;   %next = add nuw nsw i32 %i, 1
;   %p.1 = getelementptr float, ptr %a, i32 %next
;   %v.1 = load float, ptr %p.1, align 4
;   %s2.1 = fadd float %s2, %v.1
;   %next.1 = add nuw nsw i32 %i, 2
;   %p.2 = getelementptr float, ptr %a, i32 %next.1
;   %v.2 = load float, ptr %p.2, align 4
;   %s2.2 = fadd float %s2.1, %v.2
;   %next.2 = add nuw nsw i32 %i, 3
;   %p.3 = getelementptr float, ptr %a, i32 %next.2
;   %v.3 = load float, ptr %p.3, align 4
;   %s2.3 = fadd float %s2.2, %v.3
;   %next.3 = add nuw nsw i32 %i, 4
;   %p.4 = getelementptr float, ptr %a, i32 %next.3
;   %v.4 = load float, ptr %p.4, align 4
;   %s2.4 = fadd float %s2.3, %v.4
;   %next.4 = add nuw nsw i32 %i, 5
;   %p.5 = getelementptr float, ptr %a, i32 %next.4
;   %v.5 = load float, ptr %p.5, align 4
;   %s2.5 = fadd float %s2.4, %v.5
;   %next.5 = add nuw nsw i32 %i, 6
;   %p.6 = getelementptr float, ptr %a, i32 %next.5
;   %v.6 = load float, ptr %p.6, align 4
;   %s2.6 = fadd float %s2.5, %v.6
;   %next.6 = add nuw nsw i32 %i, 7
;   %p.7 = getelementptr float, ptr %a, i32 %next.6
;   %v.7 = load float, ptr %p.7, align 4
;   %s2.7 = fadd float %s2.6, %v.7
;   %next.7 = add nuw nsw i32 %i, 8
;   %7 = add i32 %6, 8
;   %8 = icmp eq i32 %7, %4
;   br i1 %8, label %done.unr-lcssa, label %loop, !llvm.loop !0
;
; done.unr-lcssa:                                   ; preds = %loop
;   %9 = phi i32 [ %next.7, %loop ]
;   %10 = phi i32 [ %next.6, %loop ]
;   %11 = phi float [ %s2.7, %loop ]
;   %12 = icmp eq i32 %3, 0
;   br i1 %12, label %done, label %loop.epil.preheader
;
; loop.epil.preheader:                              ; preds = %done.unr-lcssa, %entry
;   %13 = phi float [ %start, %entry ], [ %11, %done.unr-lcssa ]
;   %14 = phi i32 [ 0, %entry ], [ %9, %done.unr-lcssa ]
;   br label %loop.epil
;
; loop.epil:                                        ; preds = %loop.epil, %loop.epil.preheader
;   %i.epil = phi i32 [ %14, %loop.epil.preheader ], [ %next.epil, %loop.epil ]
;   %s.epil = phi float [ %13, %loop.epil.preheader ], [ %s2.epil, %loop.epil ]
;   %p.epil = getelementptr float, ptr %a, i32 %i.epil
;   %v.epil = load float, ptr %p.epil, align 4
;   %s2.epil = fadd float %s.epil, %v.epil
;   %next.epil = add nuw nsw i32 %i.epil, 1
;   %c.epil = icmp slt i32 %next.epil, %n
;   br i1 %c.epil, label %loop.epil, label %done, !llvm.loop !2
;
; done:                                             ; preds = %loop.epil, %done.unr-lcssa
;   %r = phi float [ %s2.epil, %loop.epil ], [ %11, %done.unr-lcssa ]
;   %last = phi i32 [ %i.epil, %loop.epil ], [ %10, %done.unr-lcssa ]
;   %x = sitofp i32 %last to float
;   %y = fadd float %r, %x
;   ret float %y
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smax.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.unroll.disable"}
; !2 = distinct !{!2, !1}
