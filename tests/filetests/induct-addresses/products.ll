; RUN: opt -passes='induct-addresses'
; A column of a matrix, in a loop that was unrolled: one pointer, and the others a row behind each other.
define float @column(ptr addrspace(1) %a, i32 %n) {
entry:
  %stride = zext nneg i32 %n to i64
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi float [ 0.0, %entry ], [ %u, %loop ]
  %w0 = zext nneg i32 %i to i64
  %m0 = mul nuw nsw i64 %w0, %stride
  %p0 = getelementptr float, ptr addrspace(1) %a, i64 %m0
  %x0 = load float, ptr addrspace(1) %p0, align 4
  %t = fadd float %s, %x0
  %i1 = or disjoint i32 %i, 1
  %w1 = zext nneg i32 %i1 to i64
  %m1 = mul nuw nsw i64 %w1, %stride
  %p1 = getelementptr float, ptr addrspace(1) %a, i64 %m1
  %x1 = load float, ptr addrspace(1) %p1, align 4
  %t1 = fadd float %t, %x1
  %i2 = add nuw nsw i32 %i1, 1
  %w2 = zext nneg i32 %i2 to i64
  %m2 = mul nuw nsw i64 %w2, %stride
  %p2 = getelementptr float, ptr addrspace(1) %a, i64 %m2
  %x2 = load float, ptr addrspace(1) %p2, align 4
  %q2 = getelementptr i8, ptr addrspace(1) %p2, i64 4
  %y2 = load float, ptr addrspace(1) %q2, align 4
  %t2 = fadd float %t1, %x2
  %u = fadd float %t2, %y2
  %j = add nuw nsw i32 %i, 4
  %done = icmp eq i32 %j, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !0
exit:
  ret float %u
}
; Products of 64 bits, with a store, in a loop of more blocks; its counter steps by what is known before it. What only some iterations
; compute stays.
define void @wide(ptr addrspace(1) %out, i64 %row, i64 %plane, i64 %first, i64 %n, i32 %step, float %x) {
entry:
  %by = zext i32 %step to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %next ]
  %m = mul nsw i64 %i, %plane
  %a = add nsw i64 %m, %first
  %b = mul nsw i64 %a, %row
  %p = getelementptr float, ptr addrspace(1) %out, i64 %b
  store float %x, ptr addrspace(1) %p, align 4
  %odd = and i64 %i, 1
  %is.odd = icmp eq i64 %odd, 1
  br i1 %is.odd, label %set, label %next
set:
  %c = mul nsw i64 %i, %row
  %q = getelementptr float, ptr addrspace(1) %out, i64 %c
  store float 0.0, ptr addrspace(1) %q, align 4
  br label %next
next:
  %j = add nuw nsw i64 %i, %by
  %more = icmp slt i64 %j, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
; One product of extended numbers is hardly more than an addition: it stays.
define float @cheap(ptr addrspace(1) %a, i32 %n) {
entry:
  %stride = zext nneg i32 %n to i64
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %w = zext nneg i32 %i to i64
  %m = mul nuw nsw i64 %w, %stride
  %p = getelementptr float, ptr addrspace(1) %a, i64 %m
  %x = load float, ptr addrspace(1) %p, align 4
  %t = fadd float %s, %x
  %j = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %j, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !0
exit:
  ret float %t
}
; A loop that steps by the blocks of the grid mostly has one iteration.
define void @grid(ptr addrspace(1) %out, i64 %row, i64 %plane, i64 %first, i64 %n, float %x) {
entry:
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %by = zext i32 %blocks to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %m = mul nsw i64 %i, %plane
  %a = add nsw i64 %m, %first
  %b = mul nsw i64 %a, %row
  %p = getelementptr float, ptr addrspace(1) %out, i64 %b
  store float %x, ptr addrspace(1) %p, align 4
  %j = add nuw nsw i64 %i, %by
  %more = icmp slt i64 %j, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
; Addresses whose product is wanted elsewhere stay, and so do those of a counter that may wrap.
define i64 @wanted(ptr addrspace(1) %a, i64 %stride, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = phi i64 [ 0, %entry ], [ %t, %loop ]
  %m = mul i64 %i, %stride
  %p = getelementptr i64, ptr addrspace(1) %a, i64 %m
  %x = load i64, ptr addrspace(1) %p, align 8
  %y = xor i64 %x, %m
  %t = add i64 %s, %y
  %j = add i64 %i, 1
  %done = icmp eq i64 %j, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !0
exit:
  ret i64 %t
}
define i64 @wraps(ptr addrspace(1) %a, i64 %stride, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i64 [ 0, %entry ], [ %t, %loop ]
  %w = zext i32 %i to i64
  %m = mul i64 %w, %stride
  %p = getelementptr i64, ptr addrspace(1) %a, i64 %m
  %x = load i64, ptr addrspace(1) %p, align 8
  %t = add i64 %s, %x
  %j = add i32 %i, 3
  %done = icmp eq i32 %j, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !0
exit:
  ret i64 %t
}
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
; EXPECT
; define float @column(ptr addrspace(1) %a, i32 %n) {
; entry:
;   %stride = zext nneg i32 %n to i64
;   %0 = shl nuw nsw i64 %stride, 4
;   %1 = shl nuw nsw i64 %stride, 2
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %2 = phi ptr addrspace(1) [ %a, %entry ], [ %5, %loop ]
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %s = phi float [ 0.000000e+00, %entry ], [ %u, %loop ]
;   %x0 = load float, ptr addrspace(1) %2, align 4
;   %t = fadd float %s, %x0
;   %3 = getelementptr i8, ptr addrspace(1) %2, i64 %1
;   %x1 = load float, ptr addrspace(1) %3, align 4
;   %t1 = fadd float %t, %x1
;   %4 = getelementptr i8, ptr addrspace(1) %3, i64 %1
;   %x2 = load float, ptr addrspace(1) %4, align 4
;   %q2 = getelementptr i8, ptr addrspace(1) %4, i64 4
;   %y2 = load float, ptr addrspace(1) %q2, align 4
;   %t2 = fadd float %t1, %x2
;   %u = fadd float %t2, %y2
;   %j = add nuw nsw i32 %i, 4
;   %done = icmp eq i32 %j, %n
;   %5 = getelementptr i8, ptr addrspace(1) %2, i64 %0
;   br i1 %done, label %exit, label %loop, !llvm.loop !0
;
; exit:                                             ; preds = %loop
;   ret float %u
; }
;
; define void @wide(ptr addrspace(1) %out, i64 %row, i64 %plane, i64 %first, i64 %n, i32 %step, float %x) {
; entry:
;   %by = zext i32 %step to i64
;   %0 = mul i64 %first, %row
;   %1 = shl i64 %0, 2
;   %scevgep = getelementptr i8, ptr addrspace(1) %out, i64 %1
;   %2 = mul i64 %plane, %row
;   %3 = mul i64 %2, %by
;   %4 = shl i64 %3, 2
;   br label %loop
;
; loop:                                             ; preds = %next, %entry
;   %5 = phi ptr addrspace(1) [ %scevgep, %entry ], [ %6, %next ]
;   %i = phi i64 [ 0, %entry ], [ %j, %next ]
;   store float %x, ptr addrspace(1) %5, align 4
;   %odd = and i64 %i, 1
;   %is.odd = icmp eq i64 %odd, 1
;   br i1 %is.odd, label %set, label %next
;
; set:                                              ; preds = %loop
;   %c = mul nsw i64 %i, %row
;   %q = getelementptr float, ptr addrspace(1) %out, i64 %c
;   store float 0.000000e+00, ptr addrspace(1) %q, align 4
;   br label %next
;
; next:                                             ; preds = %set, %loop
;   %j = add nuw nsw i64 %i, %by
;   %more = icmp slt i64 %j, %n
;   %6 = getelementptr i8, ptr addrspace(1) %5, i64 %4
;   br i1 %more, label %loop, label %exit
;
; exit:                                             ; preds = %next
;   ret void
; }
;
; define float @cheap(ptr addrspace(1) %a, i32 %n) {
; entry:
;   %stride = zext nneg i32 %n to i64
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %s = phi float [ 0.000000e+00, %entry ], [ %t, %loop ]
;   %w = zext nneg i32 %i to i64
;   %m = mul nuw nsw i64 %w, %stride
;   %p = getelementptr float, ptr addrspace(1) %a, i64 %m
;   %x = load float, ptr addrspace(1) %p, align 4
;   %t = fadd float %s, %x
;   %j = add nuw nsw i32 %i, 1
;   %done = icmp eq i32 %j, %n
;   br i1 %done, label %exit, label %loop, !llvm.loop !0
;
; exit:                                             ; preds = %loop
;   ret float %t
; }
;
; define void @grid(ptr addrspace(1) %out, i64 %row, i64 %plane, i64 %first, i64 %n, float %x) {
; entry:
;   %blocks = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
;   %by = zext i32 %blocks to i64
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
;   %m = mul nsw i64 %i, %plane
;   %a = add nsw i64 %m, %first
;   %b = mul nsw i64 %a, %row
;   %p = getelementptr float, ptr addrspace(1) %out, i64 %b
;   store float %x, ptr addrspace(1) %p, align 4
;   %j = add nuw nsw i64 %i, %by
;   %more = icmp slt i64 %j, %n
;   br i1 %more, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define i64 @wanted(ptr addrspace(1) %a, i64 %stride, i64 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
;   %s = phi i64 [ 0, %entry ], [ %t, %loop ]
;   %m = mul i64 %i, %stride
;   %p = getelementptr i64, ptr addrspace(1) %a, i64 %m
;   %x = load i64, ptr addrspace(1) %p, align 8
;   %y = xor i64 %x, %m
;   %t = add i64 %s, %y
;   %j = add i64 %i, 1
;   %done = icmp eq i64 %j, %n
;   br i1 %done, label %exit, label %loop, !llvm.loop !0
;
; exit:                                             ; preds = %loop
;   ret i64 %t
; }
;
; define i64 @wraps(ptr addrspace(1) %a, i64 %stride, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %s = phi i64 [ 0, %entry ], [ %t, %loop ]
;   %w = zext i32 %i to i64
;   %m = mul i64 %w, %stride
;   %p = getelementptr i64, ptr addrspace(1) %a, i64 %m
;   %x = load i64, ptr addrspace(1) %p, align 8
;   %t = add i64 %s, %x
;   %j = add i32 %i, 3
;   %done = icmp eq i32 %j, %n
;   br i1 %done, label %exit, label %loop, !llvm.loop !0
;
; exit:                                             ; preds = %loop
;   ret i64 %t
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.unroll.disable"}
