; RUN: opt -passes='induct-addresses'
; Rows of a matrix: each index is a sum, which does not overflow, of a row's start and the counter. The starts are added before the loop.
define float @f(ptr addrspace(1) %a, i32 %row, i32 %n) {
entry:
  %next.row = or disjoint i32 %row, 1
  %first = mul nsw i32 %row, %n
  %second = mul nsw i32 %next.row, %n
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum.next, %loop ]
  %x = add nsw i32 %first, %k
  %x.wide = sext i32 %x to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x.wide
  %u = load float, ptr addrspace(1) %p, align 4
  %y = add nsw i32 %k, %second
  %y.wide = sext i32 %y to i64
  %q = getelementptr inbounds float, ptr addrspace(1) %a, i64 %y.wide
  %v = load float, ptr addrspace(1) %q, align 4
  %uv = fmul float %u, %v
  %sum.next = fadd float %sum, %uv
  %k.next = add nuw nsw i32 %k, 1
  %more = icmp slt i32 %k.next, %n
  br i1 %more, label %loop, label %done
done:
  ret float %sum.next
}
; A sum that may overflow stays.
define float @wraps(ptr addrspace(1) %a, i32 %row, i32 %n) {
entry:
  %first = mul nsw i32 %row, %n
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum.next, %loop ]
  %x = add i32 %first, %k
  %x.wide = sext i32 %x to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x.wide
  %u = load float, ptr addrspace(1) %p, align 4
  %y.wide = zext nneg i32 %x to i64
  %q = getelementptr inbounds float, ptr addrspace(1) %a, i64 %y.wide
  %v = load float, ptr addrspace(1) %q, align 4
  %uv = fmul float %u, %v
  %sum.next = fadd float %sum, %uv
  %k.next = add nuw nsw i32 %k, 1
  %more = icmp slt i32 %k.next, %n
  br i1 %more, label %loop, label %done
done:
  ret float %sum.next
}
; EXPECT
; define float @f(ptr addrspace(1) %a, i32 %row, i32 %n) {
; entry:
;   %next.row = or disjoint i32 %row, 1
;   %first = mul nsw i32 %row, %n
;   %second = mul nsw i32 %next.row, %n
;   %0 = sext i32 %first to i64
;   %1 = getelementptr float, ptr addrspace(1) %a, i64 %0
;   %2 = sext i32 %second to i64
;   %3 = getelementptr float, ptr addrspace(1) %a, i64 %2
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %4 = phi ptr addrspace(1) [ %scevgep1, %loop ], [ %3, %entry ]
;   %5 = phi ptr addrspace(1) [ %scevgep, %loop ], [ %1, %entry ]
;   %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
;   %sum = phi float [ 0.000000e+00, %entry ], [ %sum.next, %loop ]
;   %scevgep1 = getelementptr i8, ptr addrspace(1) %4, i64 4
;   %scevgep = getelementptr i8, ptr addrspace(1) %5, i64 4
;   %u = load float, ptr addrspace(1) %5, align 4
;   %v = load float, ptr addrspace(1) %4, align 4
;   %uv = fmul float %u, %v
;   %sum.next = fadd float %sum, %uv
;   %k.next = add nuw nsw i32 %k, 1
;   %more = icmp slt i32 %k.next, %n
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret float %sum.next
; }
;
; define float @wraps(ptr addrspace(1) %a, i32 %row, i32 %n) {
; entry:
;   %first = mul nsw i32 %row, %n
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
;   %sum = phi float [ 0.000000e+00, %entry ], [ %sum.next, %loop ]
;   %x = add i32 %first, %k
;   %x.wide = sext i32 %x to i64
;   %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x.wide
;   %u = load float, ptr addrspace(1) %p, align 4
;   %y.wide = zext nneg i32 %x to i64
;   %q = getelementptr inbounds float, ptr addrspace(1) %a, i64 %y.wide
;   %v = load float, ptr addrspace(1) %q, align 4
;   %uv = fmul float %u, %v
;   %sum.next = fadd float %sum, %uv
;   %k.next = add nuw nsw i32 %k, 1
;   %more = icmp slt i32 %k.next, %n
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret float %sum.next
; }
