; RUN: opt -passes='induct-addresses'
; A long loop that is left where its comparison holds repeats where the opposite holds, and its addresses are pointers.
define void @long(ptr %p, ptr %q, ptr %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s0 = phi float [ 0.0, %entry ], [ %t0, %loop ]
  %s1 = phi float [ 0.0, %entry ], [ %t1, %loop ]
  %s2 = phi float [ 0.0, %entry ], [ %t2, %loop ]
  %s3 = phi float [ 0.0, %entry ], [ %t3, %loop ]
  %w = zext nneg i32 %i to i64
  %a = getelementptr float, ptr %p, i64 %w
  %x = load float, ptr %a
  %b = getelementptr [4 x float], ptr %q, i64 %w
  %y0 = load float, ptr %b
  %b1 = getelementptr i8, ptr %b, i64 4
  %y1 = load float, ptr %b1
  %b2 = getelementptr i8, ptr %b, i64 8
  %y2 = load float, ptr %b2
  %b3 = getelementptr i8, ptr %b, i64 12
  %y3 = load float, ptr %b3
  %m0 = fmul float %x, %y0
  %t0 = fadd float %s0, %m0
  %m1 = fmul float %x, %y1
  %t1 = fadd float %s1, %m1
  %m2 = fmul float %x, %y2
  %t2 = fadd float %s2, %m2
  %m3 = fmul float %x, %y3
  %t3 = fadd float %s3, %m3
  %j = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %j, %n
  br i1 %done, label %exit, label %loop
exit:
  store float %t0, ptr %out
  ret void
}
; A short one stays: the assembler's loops for what is left of four iterations would take more than they save.
define float @short(ptr %p, ptr %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %w = zext nneg i32 %i to i64
  %a = getelementptr float, ptr %p, i64 %w
  %x = load float, ptr %a
  %b = getelementptr float, ptr %q, i64 %w
  %y = load float, ptr %b
  %m = fmul float %x, %y
  %t = fadd float %s, %m
  %j = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %j, %n
  br i1 %done, label %exit, label %loop
exit:
  ret float %t
}
; And one that gathers, as rows of sparse matrices do, mostly with few iterations.
define float @gather(ptr %columns, ptr %values, ptr %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %w = zext nneg i32 %i to i64
  %pc = getelementptr i32, ptr %columns, i64 %w
  %column = load i32, ptr %pc
  %pv = getelementptr float, ptr %values, i64 %w
  %value = load float, ptr %pv
  %c = sext i32 %column to i64
  %px = getelementptr float, ptr %x, i64 %c
  %vx = load float, ptr %px
  %m = fmul float %value, %vx
  %m1 = fmul float %m, %m
  %m2 = fmul float %m1, %m
  %m3 = fmul float %m2, %m
  %m4 = fmul float %m3, %m
  %m5 = fmul float %m4, %m
  %m6 = fmul float %m5, %m
  %m7 = fmul float %m6, %m
  %m8 = fmul float %m7, %m
  %m9 = fmul float %m8, %m
  %t = fadd float %s, %m9
  %j = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %j, %n
  br i1 %done, label %exit, label %loop
exit:
  ret float %t
}
; What stores once is a long loop too.
define void @stores(ptr %p, ptr %q, ptr %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %w = zext nneg i32 %i to i64
  %a = getelementptr float, ptr %p, i64 %w
  %x = load float, ptr %a
  %b = getelementptr float, ptr %q, i64 %w
  %y = load float, ptr %b
  %m0 = fmul float %x, %y
  %m1 = fmul float %m0, %x
  %m2 = fmul float %m1, %x
  %m3 = fmul float %m2, %x
  %m4 = fmul float %m3, %x
  %m5 = fmul float %m4, %x
  %m6 = fmul float %m5, %x
  %m7 = fmul float %m6, %x
  %m8 = fmul float %m7, %x
  %m9 = fmul float %m8, %x
  %m10 = fmul float %m9, %x
  %m11 = fmul float %m10, %x
  %m12 = fmul float %m11, %x
  %o = getelementptr float, ptr %out, i64 %w
  store float %m12, ptr %o
  %j = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %j, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
; EXPECT
; define void @long(ptr %p, ptr %q, ptr %out, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %0 = phi ptr [ %scevgep1, %loop ], [ %q, %entry ]
;   %1 = phi ptr [ %scevgep, %loop ], [ %p, %entry ]
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %s0 = phi float [ 0.000000e+00, %entry ], [ %t0, %loop ]
;   %s1 = phi float [ 0.000000e+00, %entry ], [ %t1, %loop ]
;   %s2 = phi float [ 0.000000e+00, %entry ], [ %t2, %loop ]
;   %s3 = phi float [ 0.000000e+00, %entry ], [ %t3, %loop ]
;   %scevgep1 = getelementptr i8, ptr %0, i64 16
;   %scevgep = getelementptr i8, ptr %1, i64 4
;   %x = load float, ptr %1, align 4
;   %y0 = load float, ptr %0, align 4
;   %b1 = getelementptr i8, ptr %0, i64 4
;   %y1 = load float, ptr %b1, align 4
;   %b2 = getelementptr i8, ptr %0, i64 8
;   %y2 = load float, ptr %b2, align 4
;   %b3 = getelementptr i8, ptr %0, i64 12
;   %y3 = load float, ptr %b3, align 4
;   %m0 = fmul float %x, %y0
;   %t0 = fadd float %s0, %m0
;   %m1 = fmul float %x, %y1
;   %t1 = fadd float %s1, %m1
;   %m2 = fmul float %x, %y2
;   %t2 = fadd float %s2, %m2
;   %m3 = fmul float %x, %y3
;   %t3 = fadd float %s3, %m3
;   %j = add nuw nsw i32 %i, 1
;   %done = icmp ne i32 %j, %n
;   br i1 %done, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   store float %t0, ptr %out, align 4
;   ret void
; }
;
; define float @short(ptr %p, ptr %q, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %s = phi float [ 0.000000e+00, %entry ], [ %t, %loop ]
;   %w = zext nneg i32 %i to i64
;   %a = getelementptr float, ptr %p, i64 %w
;   %x = load float, ptr %a, align 4
;   %b = getelementptr float, ptr %q, i64 %w
;   %y = load float, ptr %b, align 4
;   %m = fmul float %x, %y
;   %t = fadd float %s, %m
;   %j = add nuw nsw i32 %i, 1
;   %done = icmp eq i32 %j, %n
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret float %t
; }
;
; define float @gather(ptr %columns, ptr %values, ptr %x, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %s = phi float [ 0.000000e+00, %entry ], [ %t, %loop ]
;   %w = zext nneg i32 %i to i64
;   %pc = getelementptr i32, ptr %columns, i64 %w
;   %column = load i32, ptr %pc, align 4
;   %pv = getelementptr float, ptr %values, i64 %w
;   %value = load float, ptr %pv, align 4
;   %c = sext i32 %column to i64
;   %px = getelementptr float, ptr %x, i64 %c
;   %vx = load float, ptr %px, align 4
;   %m = fmul float %value, %vx
;   %m1 = fmul float %m, %m
;   %m2 = fmul float %m1, %m
;   %m3 = fmul float %m2, %m
;   %m4 = fmul float %m3, %m
;   %m5 = fmul float %m4, %m
;   %m6 = fmul float %m5, %m
;   %m7 = fmul float %m6, %m
;   %m8 = fmul float %m7, %m
;   %m9 = fmul float %m8, %m
;   %t = fadd float %s, %m9
;   %j = add nuw nsw i32 %i, 1
;   %done = icmp eq i32 %j, %n
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret float %t
; }
;
; define void @stores(ptr %p, ptr %q, ptr %out, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %0 = phi ptr [ %scevgep2, %loop ], [ %out, %entry ]
;   %1 = phi ptr [ %scevgep1, %loop ], [ %q, %entry ]
;   %2 = phi ptr [ %scevgep, %loop ], [ %p, %entry ]
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %scevgep2 = getelementptr i8, ptr %0, i64 4
;   %scevgep1 = getelementptr i8, ptr %1, i64 4
;   %scevgep = getelementptr i8, ptr %2, i64 4
;   %x = load float, ptr %2, align 4
;   %y = load float, ptr %1, align 4
;   %m0 = fmul float %x, %y
;   %m1 = fmul float %m0, %x
;   %m2 = fmul float %m1, %x
;   %m3 = fmul float %m2, %x
;   %m4 = fmul float %m3, %x
;   %m5 = fmul float %m4, %x
;   %m6 = fmul float %m5, %x
;   %m7 = fmul float %m6, %x
;   %m8 = fmul float %m7, %x
;   %m9 = fmul float %m8, %x
;   %m10 = fmul float %m9, %x
;   %m11 = fmul float %m10, %x
;   %m12 = fmul float %m11, %x
;   store float %m12, ptr %0, align 4
;   %j = add nuw nsw i32 %i, 1
;   %done = icmp ne i32 %j, %n
;   br i1 %done, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
