; RUN: opt -passes=loop-unroll -unroll-runtime -unroll-count=4 -unroll-remainder
; The loop for what the factor leaves is unrolled completely: it runs three times at most, and each iteration but the third asks.
define i32 @f(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %a = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %a
  %t = add i32 %s, %v
  %next = add nuw i32 %i, 1
  %again = icmp ult i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  ret i32 %t
}

; An inner loop, and an exit that is shared with another edge.
define void @inner(ptr addrspace(1) %p, i32 %n, i1 %c) {
entry:
  br i1 %c, label %outer, label %exit
outer:
  %j = phi i32 [ 0, %entry ], [ %jn, %latch ]
  br label %loop
loop:
  %i = phi i32 [ 0, %outer ], [ %next, %loop ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %j, ptr addrspace(1) %a, align 4
  %next = add nuw i32 %i, 1
  %again = icmp ult i32 %next, %n
  br i1 %again, label %loop, label %latch
latch:
  %jn = add nuw i32 %j, 1
  %more = icmp ult i32 %jn, 10
  br i1 %more, label %outer, label %exit
exit:
  ret void
}
; EXPECT
; define i32 @f(ptr %p, i32 %n) {
; entry:
;   %umax = call i32 @llvm.umax.i32(i32 %n, i32 1)
;   %0 = add i32 %umax, -1
;   %1 = freeze i32 %0
;   %2 = add i32 %1, 1
;   %3 = and i32 %2, 3
;   %4 = sub i32 %2, %3
;   %5 = icmp ult i32 %1, 3
;   br i1 %5, label %loop.epil.preheader, label %entry.new
;
; entry.new:                                        ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry.new
;   %6 = phi i32 [ 0, %entry.new ], [ %7, %loop ]
;   %i = phi i32 [ 0, %entry.new ], [ %next.3, %loop ]
;   %s = phi i32 [ 0, %entry.new ], [ %t.3, %loop ]
;   %a = getelementptr i32, ptr %p, i32 %i
;   %v = load i32, ptr %a, align 4
;   %t = add i32 %s, %v
;   %next = add nuw nsw i32 %i, 1
;   %a.1 = getelementptr i32, ptr %p, i32 %next
;   %v.1 = load i32, ptr %a.1, align 4
;   %t.1 = add i32 %t, %v.1
;   %next.1 = add nuw nsw i32 %i, 2
;   %a.2 = getelementptr i32, ptr %p, i32 %next.1
;   %v.2 = load i32, ptr %a.2, align 4
;   %t.2 = add i32 %t.1, %v.2
;   %next.2 = add nuw nsw i32 %i, 3
;   %a.3 = getelementptr i32, ptr %p, i32 %next.2
;   %v.3 = load i32, ptr %a.3, align 4
;   %t.3 = add i32 %t.2, %v.3
;   %next.3 = add nuw i32 %i, 4
;   %7 = add i32 %6, 4
;   %8 = icmp eq i32 %7, %4
;   br i1 %8, label %exit.unr-lcssa, label %loop, !llvm.loop !0
;
; exit.unr-lcssa:                                   ; preds = %loop
;   %9 = phi i32 [ %next.3, %loop ]
;   %10 = phi i32 [ %t.3, %loop ]
;   %11 = icmp eq i32 %3, 0
;   br i1 %11, label %exit, label %loop.epil.preheader
;
; loop.epil.preheader:                              ; preds = %exit.unr-lcssa, %entry
;   %12 = phi i32 [ 0, %entry ], [ %10, %exit.unr-lcssa ]
;   %13 = phi i32 [ 0, %entry ], [ %9, %exit.unr-lcssa ]
;   br label %loop.epil
;
; loop.epil:                                        ; preds = %loop.epil.preheader
;   %a.epil = getelementptr i32, ptr %p, i32 %13
;   %v.epil = load i32, ptr %a.epil, align 4
;   %t.epil = add i32 %12, %v.epil
;   %next.epil = add nuw i32 %13, 1
;   %again.epil = icmp ult i32 %next.epil, %n
;   br i1 %again.epil, label %loop.epil.1, label %exit.loopexit
;
; loop.epil.1:                                      ; preds = %loop.epil
;   %a.epil.1 = getelementptr i32, ptr %p, i32 %next.epil
;   %v.epil.1 = load i32, ptr %a.epil.1, align 4
;   %t.epil.1 = add i32 %t.epil, %v.epil.1
;   %next.epil.1 = add nuw i32 %13, 2
;   %again.epil.1 = icmp ult i32 %next.epil.1, %n
;   br i1 %again.epil.1, label %loop.epil.2, label %exit.loopexit
;
; loop.epil.2:                                      ; preds = %loop.epil.1
;   %a.epil.2 = getelementptr i32, ptr %p, i32 %next.epil.1
;   %v.epil.2 = load i32, ptr %a.epil.2, align 4
;   %t.epil.2 = add i32 %t.epil.1, %v.epil.2
;   br label %exit.loopexit
;
; exit.loopexit:                                    ; preds = %loop.epil.2, %loop.epil.1, %loop.epil
;   %t.lcssa.ph = phi i32 [ %t.epil, %loop.epil ], [ %t.epil.1, %loop.epil.1 ], [ %t.epil.2, %loop.epil.2 ]
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit, %exit.unr-lcssa
;   %t.lcssa = phi i32 [ %10, %exit.unr-lcssa ], [ %t.lcssa.ph, %exit.loopexit ]
;   ret i32 %t.lcssa
; }
;
; define void @inner(ptr addrspace(1) %p, i32 %n, i1 %c) {
; entry:
;   br i1 %c, label %outer.preheader, label %exit
;
; outer.preheader:                                  ; preds = %entry
;   %umax = call i32 @llvm.umax.i32(i32 %n, i32 1)
;   %0 = add i32 %umax, -1
;   br label %outer
;
; outer:                                            ; preds = %outer.preheader
;   %1 = freeze i32 %0
;   %2 = add i32 %1, 1
;   %3 = and i32 %2, 3
;   %4 = sub i32 %2, %3
;   %5 = icmp ult i32 %1, 3
;   br i1 %5, label %loop.epil.preheader, label %outer.new
;
; outer.new:                                        ; preds = %outer
;   br label %loop
;
; loop:                                             ; preds = %loop, %outer.new
;   %6 = phi i32 [ 0, %outer.new ], [ %7, %loop ]
;   %i = phi i32 [ 0, %outer.new ], [ %next.3, %loop ]
;   %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
;   store i32 0, ptr addrspace(1) %a, align 4
;   %next = add nuw nsw i32 %i, 1
;   %a.1 = getelementptr i32, ptr addrspace(1) %p, i32 %next
;   store i32 0, ptr addrspace(1) %a.1, align 4
;   %next.1 = add nuw nsw i32 %i, 2
;   %a.2 = getelementptr i32, ptr addrspace(1) %p, i32 %next.1
;   store i32 0, ptr addrspace(1) %a.2, align 4
;   %next.2 = add nuw nsw i32 %i, 3
;   %a.3 = getelementptr i32, ptr addrspace(1) %p, i32 %next.2
;   store i32 0, ptr addrspace(1) %a.3, align 4
;   %next.3 = add nuw i32 %i, 4
;   %7 = add i32 %6, 4
;   %8 = icmp eq i32 %7, %4
;   br i1 %8, label %latch.unr-lcssa, label %loop, !llvm.loop !2
;
; latch.unr-lcssa:                                  ; preds = %loop
;   %9 = phi i32 [ %next.3, %loop ]
;   %10 = icmp eq i32 %3, 0
;   br i1 %10, label %latch, label %loop.epil.preheader
;
; loop.epil.preheader:                              ; preds = %latch.unr-lcssa, %outer
;   %11 = phi i32 [ 0, %outer ], [ %9, %latch.unr-lcssa ]
;   br label %loop.epil
;
; loop.epil:                                        ; preds = %loop.epil.preheader
;   %a.epil = getelementptr i32, ptr addrspace(1) %p, i32 %11
;   store i32 0, ptr addrspace(1) %a.epil, align 4
;   %next.epil = add nuw i32 %11, 1
;   %again.epil = icmp ult i32 %next.epil, %n
;   br i1 %again.epil, label %loop.epil.1, label %latch.loopexit
;
; loop.epil.1:                                      ; preds = %loop.epil
;   %a.epil.1 = getelementptr i32, ptr addrspace(1) %p, i32 %next.epil
;   store i32 0, ptr addrspace(1) %a.epil.1, align 4
;   %next.epil.1 = add nuw i32 %11, 2
;   %again.epil.1 = icmp ult i32 %next.epil.1, %n
;   br i1 %again.epil.1, label %loop.epil.2, label %latch.loopexit
;
; loop.epil.2:                                      ; preds = %loop.epil.1
;   %a.epil.2 = getelementptr i32, ptr addrspace(1) %p, i32 %next.epil.1
;   store i32 0, ptr addrspace(1) %a.epil.2, align 4
;   br label %latch.loopexit
;
; latch.loopexit:                                   ; preds = %loop.epil.2, %loop.epil.1, %loop.epil
;   br label %latch
;
; latch:                                            ; preds = %latch.loopexit, %latch.unr-lcssa
;   %12 = freeze i32 %0
;   %13 = add i32 %12, 1
;   %14 = and i32 %13, 3
;   %15 = sub i32 %13, %14
;   %16 = icmp ult i32 %12, 3
;   br i1 %16, label %loop.epil.preheader.1, label %outer.new.1
;
; outer.new.1:                                      ; preds = %latch
;   br label %loop.1
;
; loop.1:                                           ; preds = %loop.1, %outer.new.1
;   %17 = phi i32 [ 0, %outer.new.1 ], [ %18, %loop.1 ]
;   %i.1 = phi i32 [ 0, %outer.new.1 ], [ %next.3.1, %loop.1 ]
;   %a.11 = getelementptr i32, ptr addrspace(1) %p, i32 %i.1
;   store i32 1, ptr addrspace(1) %a.11, align 4
;   %next.12 = add nuw nsw i32 %i.1, 1
;   %a.1.1 = getelementptr i32, ptr addrspace(1) %p, i32 %next.12
;   store i32 1, ptr addrspace(1) %a.1.1, align 4
;   %next.1.1 = add nuw nsw i32 %i.1, 2
;   %a.2.1 = getelementptr i32, ptr addrspace(1) %p, i32 %next.1.1
;   store i32 1, ptr addrspace(1) %a.2.1, align 4
;   %next.2.1 = add nuw nsw i32 %i.1, 3
;   %a.3.1 = getelementptr i32, ptr addrspace(1) %p, i32 %next.2.1
;   store i32 1, ptr addrspace(1) %a.3.1, align 4
;   %next.3.1 = add nuw i32 %i.1, 4
;   %18 = add i32 %17, 4
;   %19 = icmp eq i32 %18, %15
;   br i1 %19, label %latch.unr-lcssa.1, label %loop.1, !llvm.loop !2
;
; latch.unr-lcssa.1:                                ; preds = %loop.1
;   %20 = phi i32 [ %next.3.1, %loop.1 ]
;   %21 = icmp eq i32 %14, 0
;   br i1 %21, label %latch.1, label %loop.epil.preheader.1
;
; loop.epil.preheader.1:                            ; preds = %latch.unr-lcssa.1, %latch
;   %22 = phi i32 [ 0, %latch ], [ %20, %latch.unr-lcssa.1 ]
;   br label %loop.epil.16
;
; loop.epil.16:                                     ; preds = %loop.epil.preheader.1
;   %a.epil.13 = getelementptr i32, ptr addrspace(1) %p, i32 %22
;   store i32 1, ptr addrspace(1) %a.epil.13, align 4
;   %next.epil.14 = add nuw i32 %22, 1
;   %again.epil.15 = icmp ult i32 %next.epil.14, %n
;   br i1 %again.epil.15, label %loop.epil.1.1, label %latch.loopexit.1
;
; loop.epil.1.1:                                    ; preds = %loop.epil.16
;   %a.epil.1.1 = getelementptr i32, ptr addrspace(1) %p, i32 %next.epil.14
;   store i32 1, ptr addrspace(1) %a.epil.1.1, align 4
;   %next.epil.1.1 = add nuw i32 %22, 2
;   %again.epil.1.1 = icmp ult i32 %next.epil.1.1, %n
;   br i1 %again.epil.1.1, label %loop.epil.2.1, label %latch.loopexit.1
;
; loop.epil.2.1:                                    ; preds = %loop.epil.1.1
;   %a.epil.2.1 = getelementptr i32, ptr addrspace(1) %p, i32 %next.epil.1.1
;   store i32 1, ptr addrspace(1) %a.epil.2.1, align 4
;   br label %latch.loopexit.1
;
; latch.loopexit.1:                                 ; preds = %loop.epil.2.1, %loop.epil.1.1, %loop.epil.16
;   br label %latch.1
;
; latch.1:                                          ; preds = %latch.loopexit.1, %latch.unr-lcssa.1
;   %23 = freeze i32 %0
;   %24 = add i32 %23, 1
;   %25 = and i32 %24, 3
;   %26 = sub i32 %24, %25
;   %27 = icmp ult i32 %23, 3
;   br i1 %27, label %loop.epil.preheader.2, label %outer.new.2
;
; outer.new.2:                                      ; preds = %latch.1
;   br label %loop.2
;
; loop.2:                                           ; preds = %loop.2, %outer.new.2
;   %28 = phi i32 [ 0, %outer.new.2 ], [ %29, %loop.2 ]
;   %i.2 = phi i32 [ 0, %outer.new.2 ], [ %next.3.2, %loop.2 ]
;   %a.27 = getelementptr i32, ptr addrspace(1) %p, i32 %i.2
;   store i32 2, ptr addrspace(1) %a.27, align 4
;   %next.28 = add nuw nsw i32 %i.2, 1
;   %a.1.2 = getelementptr i32, ptr addrspace(1) %p, i32 %next.28
;   store i32 2, ptr addrspace(1) %a.1.2, align 4
;   %next.1.2 = add nuw nsw i32 %i.2, 2
;   %a.2.2 = getelementptr i32, ptr addrspace(1) %p, i32 %next.1.2
;   store i32 2, ptr addrspace(1) %a.2.2, align 4
;   %next.2.2 = add nuw nsw i32 %i.2, 3
;   %a.3.2 = getelementptr i32, ptr addrspace(1) %p, i32 %next.2.2
;   store i32 2, ptr addrspace(1) %a.3.2, align 4
;   %next.3.2 = add nuw i32 %i.2, 4
;   %29 = add i32 %28, 4
;   %30 = icmp eq i32 %29, %26
;   br i1 %30, label %latch.unr-lcssa.2, label %loop.2, !llvm.loop !2
;
; latch.unr-lcssa.2:                                ; preds = %loop.2
;   %31 = phi i32 [ %next.3.2, %loop.2 ]
;   %32 = icmp eq i32 %25, 0
;   br i1 %32, label %latch.2, label %loop.epil.preheader.2
;
; loop.epil.preheader.2:                            ; preds = %latch.unr-lcssa.2, %latch.1
;   %33 = phi i32 [ 0, %latch.1 ], [ %31, %latch.unr-lcssa.2 ]
;   br label %loop.epil.210
;
; loop.epil.210:                                    ; preds = %loop.epil.preheader.2
;   %a.epil.29 = getelementptr i32, ptr addrspace(1) %p, i32 %33
;   store i32 2, ptr addrspace(1) %a.epil.29, align 4
;   %next.epil.2 = add nuw i32 %33, 1
;   %again.epil.2 = icmp ult i32 %next.epil.2, %n
;   br i1 %again.epil.2, label %loop.epil.1.2, label %latch.loopexit.2
;
; loop.epil.1.2:                                    ; preds = %loop.epil.210
;   %a.epil.1.2 = getelementptr i32, ptr addrspace(1) %p, i32 %next.epil.2
;   store i32 2, ptr addrspace(1) %a.epil.1.2, align 4
;   %next.epil.1.2 = add nuw i32 %33, 2
;   %again.epil.1.2 = icmp ult i32 %next.epil.1.2, %n
;   br i1 %again.epil.1.2, label %loop.epil.2.2, label %latch.loopexit.2
;
; loop.epil.2.2:                                    ; preds = %loop.epil.1.2
;   %a.epil.2.2 = getelementptr i32, ptr addrspace(1) %p, i32 %next.epil.1.2
;   store i32 2, ptr addrspace(1) %a.epil.2.2, align 4
;   br label %latch.loopexit.2
;
; latch.loopexit.2:                                 ; preds = %loop.epil.2.2, %loop.epil.1.2, %loop.epil.210
;   br label %latch.2
;
; latch.2:                                          ; preds = %latch.loopexit.2, %latch.unr-lcssa.2
;   %34 = freeze i32 %0
;   %35 = add i32 %34, 1
;   %36 = and i32 %35, 3
;   %37 = sub i32 %35, %36
;   %38 = icmp ult i32 %34, 3
;   br i1 %38, label %loop.epil.preheader.3, label %outer.new.3
;
; outer.new.3:                                      ; preds = %latch.2
;   br label %loop.3
;
; loop.3:                                           ; preds = %loop.3, %outer.new.3
;   %39 = phi i32 [ 0, %outer.new.3 ], [ %40, %loop.3 ]
;   %i.3 = phi i32 [ 0, %outer.new.3 ], [ %next.3.3, %loop.3 ]
;   %a.311 = getelementptr i32, ptr addrspace(1) %p, i32 %i.3
;   store i32 3, ptr addrspace(1) %a.311, align 4
;   %next.312 = add nuw nsw i32 %i.3, 1
;   %a.1.3 = getelementptr i32, ptr addrspace(1) %p, i32 %next.312
;   store i32 3, ptr addrspace(1) %a.1.3, align 4
;   %next.1.3 = add nuw nsw i32 %i.3, 2
;   %a.2.3 = getelementptr i32, ptr addrspace(1) %p, i32 %next.1.3
;   store i32 3, ptr addrspace(1) %a.2.3, align 4
;   %next.2.3 = add nuw nsw i32 %i.3, 3
;   %a.3.3 = getelementptr i32, ptr addrspace(1) %p, i32 %next.2.3
;   store i32 3, ptr addrspace(1) %a.3.3, align 4
;   %next.3.3 = add nuw i32 %i.3, 4
;   %40 = add i32 %39, 4
;   %41 = icmp eq i32 %40, %37
;   br i1 %41, label %latch.unr-lcssa.3, label %loop.3, !llvm.loop !2
;
; latch.unr-lcssa.3:                                ; preds = %loop.3
;   %42 = phi i32 [ %next.3.3, %loop.3 ]
;   %43 = icmp eq i32 %36, 0
;   br i1 %43, label %latch.3, label %loop.epil.preheader.3
;
; loop.epil.preheader.3:                            ; preds = %latch.unr-lcssa.3, %latch.2
;   %44 = phi i32 [ 0, %latch.2 ], [ %42, %latch.unr-lcssa.3 ]
;   br label %loop.epil.3
;
; loop.epil.3:                                      ; preds = %loop.epil.preheader.3
;   %a.epil.3 = getelementptr i32, ptr addrspace(1) %p, i32 %44
;   store i32 3, ptr addrspace(1) %a.epil.3, align 4
;   %next.epil.3 = add nuw i32 %44, 1
;   %again.epil.3 = icmp ult i32 %next.epil.3, %n
;   br i1 %again.epil.3, label %loop.epil.1.3, label %latch.loopexit.3
;
; loop.epil.1.3:                                    ; preds = %loop.epil.3
;   %a.epil.1.3 = getelementptr i32, ptr addrspace(1) %p, i32 %next.epil.3
;   store i32 3, ptr addrspace(1) %a.epil.1.3, align 4
;   %next.epil.1.3 = add nuw i32 %44, 2
;   %again.epil.1.3 = icmp ult i32 %next.epil.1.3, %n
;   br i1 %again.epil.1.3, label %loop.epil.2.3, label %latch.loopexit.3
;
; loop.epil.2.3:                                    ; preds = %loop.epil.1.3
;   %a.epil.2.3 = getelementptr i32, ptr addrspace(1) %p, i32 %next.epil.1.3
;   store i32 3, ptr addrspace(1) %a.epil.2.3, align 4
;   br label %latch.loopexit.3
;
; latch.loopexit.3:                                 ; preds = %loop.epil.2.3, %loop.epil.1.3, %loop.epil.3
;   br label %latch.3
;
; latch.3:                                          ; preds = %latch.loopexit.3, %latch.unr-lcssa.3
;   %45 = freeze i32 %0
;   %46 = add i32 %45, 1
;   %47 = and i32 %46, 3
;   %48 = sub i32 %46, %47
;   %49 = icmp ult i32 %45, 3
;   br i1 %49, label %loop.epil.preheader.4, label %outer.new.4
;
; outer.new.4:                                      ; preds = %latch.3
;   br label %loop.4
;
; loop.4:                                           ; preds = %loop.4, %outer.new.4
;   %50 = phi i32 [ 0, %outer.new.4 ], [ %51, %loop.4 ]
;   %i.4 = phi i32 [ 0, %outer.new.4 ], [ %next.3.4, %loop.4 ]
;   %a.4 = getelementptr i32, ptr addrspace(1) %p, i32 %i.4
;   store i32 4, ptr addrspace(1) %a.4, align 4
;   %next.4 = add nuw nsw i32 %i.4, 1
;   %a.1.4 = getelementptr i32, ptr addrspace(1) %p, i32 %next.4
;   store i32 4, ptr addrspace(1) %a.1.4, align 4
;   %next.1.4 = add nuw nsw i32 %i.4, 2
;   %a.2.4 = getelementptr i32, ptr addrspace(1) %p, i32 %next.1.4
;   store i32 4, ptr addrspace(1) %a.2.4, align 4
;   %next.2.4 = add nuw nsw i32 %i.4, 3
;   %a.3.4 = getelementptr i32, ptr addrspace(1) %p, i32 %next.2.4
;   store i32 4, ptr addrspace(1) %a.3.4, align 4
;   %next.3.4 = add nuw i32 %i.4, 4
;   %51 = add i32 %50, 4
;   %52 = icmp eq i32 %51, %48
;   br i1 %52, label %latch.unr-lcssa.4, label %loop.4, !llvm.loop !2
;
; latch.unr-lcssa.4:                                ; preds = %loop.4
;   %53 = phi i32 [ %next.3.4, %loop.4 ]
;   %54 = icmp eq i32 %47, 0
;   br i1 %54, label %latch.4, label %loop.epil.preheader.4
;
; loop.epil.preheader.4:                            ; preds = %latch.unr-lcssa.4, %latch.3
;   %55 = phi i32 [ 0, %latch.3 ], [ %53, %latch.unr-lcssa.4 ]
;   br label %loop.epil.4
;
; loop.epil.4:                                      ; preds = %loop.epil.preheader.4
;   %a.epil.4 = getelementptr i32, ptr addrspace(1) %p, i32 %55
;   store i32 4, ptr addrspace(1) %a.epil.4, align 4
;   %next.epil.4 = add nuw i32 %55, 1
;   %again.epil.4 = icmp ult i32 %next.epil.4, %n
;   br i1 %again.epil.4, label %loop.epil.1.4, label %latch.loopexit.4
;
; loop.epil.1.4:                                    ; preds = %loop.epil.4
;   %a.epil.1.4 = getelementptr i32, ptr addrspace(1) %p, i32 %next.epil.4
;   store i32 4, ptr addrspace(1) %a.epil.1.4, align 4
;   %next.epil.1.4 = add nuw i32 %55, 2
;   %again.epil.1.4 = icmp ult i32 %next.epil.1.4, %n
;   br i1 %again.epil.1.4, label %loop.epil.2.4, label %latch.loopexit.4
;
; loop.epil.2.4:                                    ; preds = %loop.epil.1.4
;   %a.epil.2.4 = getelementptr i32, ptr addrspace(1) %p, i32 %next.epil.1.4
;   store i32 4, ptr addrspace(1) %a.epil.2.4, align 4
;   br label %latch.loopexit.4
;
; latch.loopexit.4:                                 ; preds = %loop.epil.2.4, %loop.epil.1.4, %loop.epil.4
;   br label %latch.4
;
; latch.4:                                          ; preds = %latch.loopexit.4, %latch.unr-lcssa.4
;   %56 = freeze i32 %0
;   %57 = add i32 %56, 1
;   %58 = and i32 %57, 3
;   %59 = sub i32 %57, %58
;   %60 = icmp ult i32 %56, 3
;   br i1 %60, label %loop.epil.preheader.5, label %outer.new.5
;
; outer.new.5:                                      ; preds = %latch.4
;   br label %loop.5
;
; loop.5:                                           ; preds = %loop.5, %outer.new.5
;   %61 = phi i32 [ 0, %outer.new.5 ], [ %62, %loop.5 ]
;   %i.5 = phi i32 [ 0, %outer.new.5 ], [ %next.3.5, %loop.5 ]
;   %a.5 = getelementptr i32, ptr addrspace(1) %p, i32 %i.5
;   store i32 5, ptr addrspace(1) %a.5, align 4
;   %next.5 = add nuw nsw i32 %i.5, 1
;   %a.1.5 = getelementptr i32, ptr addrspace(1) %p, i32 %next.5
;   store i32 5, ptr addrspace(1) %a.1.5, align 4
;   %next.1.5 = add nuw nsw i32 %i.5, 2
;   %a.2.5 = getelementptr i32, ptr addrspace(1) %p, i32 %next.1.5
;   store i32 5, ptr addrspace(1) %a.2.5, align 4
;   %next.2.5 = add nuw nsw i32 %i.5, 3
;   %a.3.5 = getelementptr i32, ptr addrspace(1) %p, i32 %next.2.5
;   store i32 5, ptr addrspace(1) %a.3.5, align 4
;   %next.3.5 = add nuw i32 %i.5, 4
;   %62 = add i32 %61, 4
;   %63 = icmp eq i32 %62, %59
;   br i1 %63, label %latch.unr-lcssa.5, label %loop.5, !llvm.loop !2
;
; latch.unr-lcssa.5:                                ; preds = %loop.5
;   %64 = phi i32 [ %next.3.5, %loop.5 ]
;   %65 = icmp eq i32 %58, 0
;   br i1 %65, label %latch.5, label %loop.epil.preheader.5
;
; loop.epil.preheader.5:                            ; preds = %latch.unr-lcssa.5, %latch.4
;   %66 = phi i32 [ 0, %latch.4 ], [ %64, %latch.unr-lcssa.5 ]
;   br label %loop.epil.5
;
; loop.epil.5:                                      ; preds = %loop.epil.preheader.5
;   %a.epil.5 = getelementptr i32, ptr addrspace(1) %p, i32 %66
;   store i32 5, ptr addrspace(1) %a.epil.5, align 4
;   %next.epil.5 = add nuw i32 %66, 1
;   %again.epil.5 = icmp ult i32 %next.epil.5, %n
;   br i1 %again.epil.5, label %loop.epil.1.5, label %latch.loopexit.5
;
; loop.epil.1.5:                                    ; preds = %loop.epil.5
;   %a.epil.1.5 = getelementptr i32, ptr addrspace(1) %p, i32 %next.epil.5
;   store i32 5, ptr addrspace(1) %a.epil.1.5, align 4
;   %next.epil.1.5 = add nuw i32 %66, 2
;   %again.epil.1.5 = icmp ult i32 %next.epil.1.5, %n
;   br i1 %again.epil.1.5, label %loop.epil.2.5, label %latch.loopexit.5
;
; loop.epil.2.5:                                    ; preds = %loop.epil.1.5
;   %a.epil.2.5 = getelementptr i32, ptr addrspace(1) %p, i32 %next.epil.1.5
;   store i32 5, ptr addrspace(1) %a.epil.2.5, align 4
;   br label %latch.loopexit.5
;
; latch.loopexit.5:                                 ; preds = %loop.epil.2.5, %loop.epil.1.5, %loop.epil.5
;   br label %latch.5
;
; latch.5:                                          ; preds = %latch.loopexit.5, %latch.unr-lcssa.5
;   %67 = freeze i32 %0
;   %68 = add i32 %67, 1
;   %69 = and i32 %68, 3
;   %70 = sub i32 %68, %69
;   %71 = icmp ult i32 %67, 3
;   br i1 %71, label %loop.epil.preheader.6, label %outer.new.6
;
; outer.new.6:                                      ; preds = %latch.5
;   br label %loop.6
;
; loop.6:                                           ; preds = %loop.6, %outer.new.6
;   %72 = phi i32 [ 0, %outer.new.6 ], [ %73, %loop.6 ]
;   %i.6 = phi i32 [ 0, %outer.new.6 ], [ %next.3.6, %loop.6 ]
;   %a.6 = getelementptr i32, ptr addrspace(1) %p, i32 %i.6
;   store i32 6, ptr addrspace(1) %a.6, align 4
;   %next.6 = add nuw nsw i32 %i.6, 1
;   %a.1.6 = getelementptr i32, ptr addrspace(1) %p, i32 %next.6
;   store i32 6, ptr addrspace(1) %a.1.6, align 4
;   %next.1.6 = add nuw nsw i32 %i.6, 2
;   %a.2.6 = getelementptr i32, ptr addrspace(1) %p, i32 %next.1.6
;   store i32 6, ptr addrspace(1) %a.2.6, align 4
;   %next.2.6 = add nuw nsw i32 %i.6, 3
;   %a.3.6 = getelementptr i32, ptr addrspace(1) %p, i32 %next.2.6
;   store i32 6, ptr addrspace(1) %a.3.6, align 4
;   %next.3.6 = add nuw i32 %i.6, 4
;   %73 = add i32 %72, 4
;   %74 = icmp eq i32 %73, %70
;   br i1 %74, label %latch.unr-lcssa.6, label %loop.6, !llvm.loop !2
;
; latch.unr-lcssa.6:                                ; preds = %loop.6
;   %75 = phi i32 [ %next.3.6, %loop.6 ]
;   %76 = icmp eq i32 %69, 0
;   br i1 %76, label %latch.6, label %loop.epil.preheader.6
;
; loop.epil.preheader.6:                            ; preds = %latch.unr-lcssa.6, %latch.5
;   %77 = phi i32 [ 0, %latch.5 ], [ %75, %latch.unr-lcssa.6 ]
;   br label %loop.epil.6
;
; loop.epil.6:                                      ; preds = %loop.epil.preheader.6
;   %a.epil.6 = getelementptr i32, ptr addrspace(1) %p, i32 %77
;   store i32 6, ptr addrspace(1) %a.epil.6, align 4
;   %next.epil.6 = add nuw i32 %77, 1
;   %again.epil.6 = icmp ult i32 %next.epil.6, %n
;   br i1 %again.epil.6, label %loop.epil.1.6, label %latch.loopexit.6
;
; loop.epil.1.6:                                    ; preds = %loop.epil.6
;   %a.epil.1.6 = getelementptr i32, ptr addrspace(1) %p, i32 %next.epil.6
;   store i32 6, ptr addrspace(1) %a.epil.1.6, align 4
;   %next.epil.1.6 = add nuw i32 %77, 2
;   %again.epil.1.6 = icmp ult i32 %next.epil.1.6, %n
;   br i1 %again.epil.1.6, label %loop.epil.2.6, label %latch.loopexit.6
;
; loop.epil.2.6:                                    ; preds = %loop.epil.1.6
;   %a.epil.2.6 = getelementptr i32, ptr addrspace(1) %p, i32 %next.epil.1.6
;   store i32 6, ptr addrspace(1) %a.epil.2.6, align 4
;   br label %latch.loopexit.6
;
; latch.loopexit.6:                                 ; preds = %loop.epil.2.6, %loop.epil.1.6, %loop.epil.6
;   br label %latch.6
;
; latch.6:                                          ; preds = %latch.loopexit.6, %latch.unr-lcssa.6
;   %78 = freeze i32 %0
;   %79 = add i32 %78, 1
;   %80 = and i32 %79, 3
;   %81 = sub i32 %79, %80
;   %82 = icmp ult i32 %78, 3
;   br i1 %82, label %loop.epil.preheader.7, label %outer.new.7
;
; outer.new.7:                                      ; preds = %latch.6
;   br label %loop.7
;
; loop.7:                                           ; preds = %loop.7, %outer.new.7
;   %83 = phi i32 [ 0, %outer.new.7 ], [ %84, %loop.7 ]
;   %i.7 = phi i32 [ 0, %outer.new.7 ], [ %next.3.7, %loop.7 ]
;   %a.7 = getelementptr i32, ptr addrspace(1) %p, i32 %i.7
;   store i32 7, ptr addrspace(1) %a.7, align 4
;   %next.7 = add nuw nsw i32 %i.7, 1
;   %a.1.7 = getelementptr i32, ptr addrspace(1) %p, i32 %next.7
;   store i32 7, ptr addrspace(1) %a.1.7, align 4
;   %next.1.7 = add nuw nsw i32 %i.7, 2
;   %a.2.7 = getelementptr i32, ptr addrspace(1) %p, i32 %next.1.7
;   store i32 7, ptr addrspace(1) %a.2.7, align 4
;   %next.2.7 = add nuw nsw i32 %i.7, 3
;   %a.3.7 = getelementptr i32, ptr addrspace(1) %p, i32 %next.2.7
;   store i32 7, ptr addrspace(1) %a.3.7, align 4
;   %next.3.7 = add nuw i32 %i.7, 4
;   %84 = add i32 %83, 4
;   %85 = icmp eq i32 %84, %81
;   br i1 %85, label %latch.unr-lcssa.7, label %loop.7, !llvm.loop !2
;
; latch.unr-lcssa.7:                                ; preds = %loop.7
;   %86 = phi i32 [ %next.3.7, %loop.7 ]
;   %87 = icmp eq i32 %80, 0
;   br i1 %87, label %latch.7, label %loop.epil.preheader.7
;
; loop.epil.preheader.7:                            ; preds = %latch.unr-lcssa.7, %latch.6
;   %88 = phi i32 [ 0, %latch.6 ], [ %86, %latch.unr-lcssa.7 ]
;   br label %loop.epil.7
;
; loop.epil.7:                                      ; preds = %loop.epil.preheader.7
;   %a.epil.7 = getelementptr i32, ptr addrspace(1) %p, i32 %88
;   store i32 7, ptr addrspace(1) %a.epil.7, align 4
;   %next.epil.7 = add nuw i32 %88, 1
;   %again.epil.7 = icmp ult i32 %next.epil.7, %n
;   br i1 %again.epil.7, label %loop.epil.1.7, label %latch.loopexit.7
;
; loop.epil.1.7:                                    ; preds = %loop.epil.7
;   %a.epil.1.7 = getelementptr i32, ptr addrspace(1) %p, i32 %next.epil.7
;   store i32 7, ptr addrspace(1) %a.epil.1.7, align 4
;   %next.epil.1.7 = add nuw i32 %88, 2
;   %again.epil.1.7 = icmp ult i32 %next.epil.1.7, %n
;   br i1 %again.epil.1.7, label %loop.epil.2.7, label %latch.loopexit.7
;
; loop.epil.2.7:                                    ; preds = %loop.epil.1.7
;   %a.epil.2.7 = getelementptr i32, ptr addrspace(1) %p, i32 %next.epil.1.7
;   store i32 7, ptr addrspace(1) %a.epil.2.7, align 4
;   br label %latch.loopexit.7
;
; latch.loopexit.7:                                 ; preds = %loop.epil.2.7, %loop.epil.1.7, %loop.epil.7
;   br label %latch.7
;
; latch.7:                                          ; preds = %latch.loopexit.7, %latch.unr-lcssa.7
;   %89 = freeze i32 %0
;   %90 = add i32 %89, 1
;   %91 = and i32 %90, 3
;   %92 = sub i32 %90, %91
;   %93 = icmp ult i32 %89, 3
;   br i1 %93, label %loop.epil.preheader.8, label %outer.new.8
;
; outer.new.8:                                      ; preds = %latch.7
;   br label %loop.8
;
; loop.8:                                           ; preds = %loop.8, %outer.new.8
;   %94 = phi i32 [ 0, %outer.new.8 ], [ %95, %loop.8 ]
;   %i.8 = phi i32 [ 0, %outer.new.8 ], [ %next.3.8, %loop.8 ]
;   %a.8 = getelementptr i32, ptr addrspace(1) %p, i32 %i.8
;   store i32 8, ptr addrspace(1) %a.8, align 4
;   %next.8 = add nuw nsw i32 %i.8, 1
;   %a.1.8 = getelementptr i32, ptr addrspace(1) %p, i32 %next.8
;   store i32 8, ptr addrspace(1) %a.1.8, align 4
;   %next.1.8 = add nuw nsw i32 %i.8, 2
;   %a.2.8 = getelementptr i32, ptr addrspace(1) %p, i32 %next.1.8
;   store i32 8, ptr addrspace(1) %a.2.8, align 4
;   %next.2.8 = add nuw nsw i32 %i.8, 3
;   %a.3.8 = getelementptr i32, ptr addrspace(1) %p, i32 %next.2.8
;   store i32 8, ptr addrspace(1) %a.3.8, align 4
;   %next.3.8 = add nuw i32 %i.8, 4
;   %95 = add i32 %94, 4
;   %96 = icmp eq i32 %95, %92
;   br i1 %96, label %latch.unr-lcssa.8, label %loop.8, !llvm.loop !2
;
; latch.unr-lcssa.8:                                ; preds = %loop.8
;   %97 = phi i32 [ %next.3.8, %loop.8 ]
;   %98 = icmp eq i32 %91, 0
;   br i1 %98, label %latch.8, label %loop.epil.preheader.8
;
; loop.epil.preheader.8:                            ; preds = %latch.unr-lcssa.8, %latch.7
;   %99 = phi i32 [ 0, %latch.7 ], [ %97, %latch.unr-lcssa.8 ]
;   br label %loop.epil.8
;
; loop.epil.8:                                      ; preds = %loop.epil.preheader.8
;   %a.epil.8 = getelementptr i32, ptr addrspace(1) %p, i32 %99
;   store i32 8, ptr addrspace(1) %a.epil.8, align 4
;   %next.epil.8 = add nuw i32 %99, 1
;   %again.epil.8 = icmp ult i32 %next.epil.8, %n
;   br i1 %again.epil.8, label %loop.epil.1.8, label %latch.loopexit.8
;
; loop.epil.1.8:                                    ; preds = %loop.epil.8
;   %a.epil.1.8 = getelementptr i32, ptr addrspace(1) %p, i32 %next.epil.8
;   store i32 8, ptr addrspace(1) %a.epil.1.8, align 4
;   %next.epil.1.8 = add nuw i32 %99, 2
;   %again.epil.1.8 = icmp ult i32 %next.epil.1.8, %n
;   br i1 %again.epil.1.8, label %loop.epil.2.8, label %latch.loopexit.8
;
; loop.epil.2.8:                                    ; preds = %loop.epil.1.8
;   %a.epil.2.8 = getelementptr i32, ptr addrspace(1) %p, i32 %next.epil.1.8
;   store i32 8, ptr addrspace(1) %a.epil.2.8, align 4
;   br label %latch.loopexit.8
;
; latch.loopexit.8:                                 ; preds = %loop.epil.2.8, %loop.epil.1.8, %loop.epil.8
;   br label %latch.8
;
; latch.8:                                          ; preds = %latch.loopexit.8, %latch.unr-lcssa.8
;   %100 = freeze i32 %0
;   %101 = add i32 %100, 1
;   %102 = and i32 %101, 3
;   %103 = sub i32 %101, %102
;   %104 = icmp ult i32 %100, 3
;   br i1 %104, label %loop.epil.preheader.9, label %outer.new.9
;
; outer.new.9:                                      ; preds = %latch.8
;   br label %loop.9
;
; loop.9:                                           ; preds = %loop.9, %outer.new.9
;   %105 = phi i32 [ 0, %outer.new.9 ], [ %106, %loop.9 ]
;   %i.9 = phi i32 [ 0, %outer.new.9 ], [ %next.3.9, %loop.9 ]
;   %a.9 = getelementptr i32, ptr addrspace(1) %p, i32 %i.9
;   store i32 9, ptr addrspace(1) %a.9, align 4
;   %next.9 = add nuw nsw i32 %i.9, 1
;   %a.1.9 = getelementptr i32, ptr addrspace(1) %p, i32 %next.9
;   store i32 9, ptr addrspace(1) %a.1.9, align 4
;   %next.1.9 = add nuw nsw i32 %i.9, 2
;   %a.2.9 = getelementptr i32, ptr addrspace(1) %p, i32 %next.1.9
;   store i32 9, ptr addrspace(1) %a.2.9, align 4
;   %next.2.9 = add nuw nsw i32 %i.9, 3
;   %a.3.9 = getelementptr i32, ptr addrspace(1) %p, i32 %next.2.9
;   store i32 9, ptr addrspace(1) %a.3.9, align 4
;   %next.3.9 = add nuw i32 %i.9, 4
;   %106 = add i32 %105, 4
;   %107 = icmp eq i32 %106, %103
;   br i1 %107, label %latch.unr-lcssa.9, label %loop.9, !llvm.loop !2
;
; latch.unr-lcssa.9:                                ; preds = %loop.9
;   %108 = phi i32 [ %next.3.9, %loop.9 ]
;   %109 = icmp eq i32 %102, 0
;   br i1 %109, label %latch.9, label %loop.epil.preheader.9
;
; loop.epil.preheader.9:                            ; preds = %latch.unr-lcssa.9, %latch.8
;   %110 = phi i32 [ 0, %latch.8 ], [ %108, %latch.unr-lcssa.9 ]
;   br label %loop.epil.9
;
; loop.epil.9:                                      ; preds = %loop.epil.preheader.9
;   %a.epil.9 = getelementptr i32, ptr addrspace(1) %p, i32 %110
;   store i32 9, ptr addrspace(1) %a.epil.9, align 4
;   %next.epil.9 = add nuw i32 %110, 1
;   %again.epil.9 = icmp ult i32 %next.epil.9, %n
;   br i1 %again.epil.9, label %loop.epil.1.9, label %latch.loopexit.9
;
; loop.epil.1.9:                                    ; preds = %loop.epil.9
;   %a.epil.1.9 = getelementptr i32, ptr addrspace(1) %p, i32 %next.epil.9
;   store i32 9, ptr addrspace(1) %a.epil.1.9, align 4
;   %next.epil.1.9 = add nuw i32 %110, 2
;   %again.epil.1.9 = icmp ult i32 %next.epil.1.9, %n
;   br i1 %again.epil.1.9, label %loop.epil.2.9, label %latch.loopexit.9
;
; loop.epil.2.9:                                    ; preds = %loop.epil.1.9
;   %a.epil.2.9 = getelementptr i32, ptr addrspace(1) %p, i32 %next.epil.1.9
;   store i32 9, ptr addrspace(1) %a.epil.2.9, align 4
;   br label %latch.loopexit.9
;
; latch.loopexit.9:                                 ; preds = %loop.epil.2.9, %loop.epil.1.9, %loop.epil.9
;   br label %latch.9
;
; latch.9:                                          ; preds = %latch.loopexit.9, %latch.unr-lcssa.9
;   br label %exit
;
; exit:                                             ; preds = %latch.9, %entry
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
; !2 = distinct !{!2, !1}
