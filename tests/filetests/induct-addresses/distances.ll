; RUN: opt -passes='induct-addresses'
; Accesses at constant distances share one pointer, also where the counter goes down and each index is a sum of its own.
@table = external addrspace(3) global [1024 x i64], align 8
define i64 @shared(i32 %lane) {
entry:
  %first = and i32 %lane, 31
  %before = add nsw i32 %first, -1
  %two.before = add nsw i32 %first, -2
  br label %loop
loop:
  %i = phi i32 [ 62, %entry ], [ %j, %loop ]
  %s = phi i64 [ 0, %entry ], [ %t, %loop ]
  %x = add nuw nsw i32 %i, %first
  %x.wide = zext nneg i32 %x to i64
  %p = getelementptr inbounds nuw i64, ptr addrspace(3) @table, i64 %x.wide
  %u = load i64, ptr addrspace(3) %p, align 8
  %y = add i32 %i, %before
  %y.wide = zext nneg i32 %y to i64
  %q = getelementptr inbounds nuw i64, ptr addrspace(3) @table, i64 %y.wide
  %v = load i64, ptr addrspace(3) %q, align 8
  %z = add i32 %i, %two.before
  %z.wide = zext nneg i32 %z to i64
  %r = getelementptr inbounds nuw i64, ptr addrspace(3) @table, i64 %z.wide
  %w = load i64, ptr addrspace(3) %r, align 8
  %uv = add i64 %u, %v
  %uvw = add i64 %uv, %w
  %t = xor i64 %s, %uvw
  %j = add nsw i32 %i, -3
  %more = icmp ne i32 %i, 2
  br i1 %more, label %loop, label %done
done:
  ret i64 %t
}
; Distances that are not constant make pointers of their own.
define i64 @apart(i32 %lane, i32 %other) {
entry:
  %first = and i32 %lane, 31
  %second = and i32 %other, 31
  br label %loop
loop:
  %i = phi i32 [ 62, %entry ], [ %j, %loop ]
  %s = phi i64 [ 0, %entry ], [ %t, %loop ]
  %x = add nuw nsw i32 %i, %first
  %x.wide = zext nneg i32 %x to i64
  %p = getelementptr inbounds nuw i64, ptr addrspace(3) @table, i64 %x.wide
  %u = load i64, ptr addrspace(3) %p, align 8
  %y = add nuw nsw i32 %i, %second
  %y.wide = zext nneg i32 %y to i64
  %q = getelementptr inbounds nuw i64, ptr addrspace(3) @table, i64 %y.wide
  %v = load i64, ptr addrspace(3) %q, align 8
  %uv = add i64 %u, %v
  %t = xor i64 %s, %uv
  %j = add nsw i32 %i, -1
  %more = icmp ne i32 %i, 0
  br i1 %more, label %loop, label %done
done:
  ret i64 %t
}
; EXPECT
; @table = external addrspace(3) global [1024 x i64], align 8
;
; define i64 @shared(i32 %lane) {
; entry:
;   %first = and i32 %lane, 31
;   %0 = zext i32 %first to i64
;   %1 = getelementptr i64, ptr addrspace(3) @table, i64 %0
;   %scevgep = getelementptr i8, ptr addrspace(3) %1, i64 496
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %2 = phi ptr addrspace(3) [ %scevgep1, %loop ], [ %scevgep, %entry ]
;   %i = phi i32 [ 62, %entry ], [ %j, %loop ]
;   %s = phi i64 [ 0, %entry ], [ %t, %loop ]
;   %scevgep1 = getelementptr i8, ptr addrspace(3) %2, i64 -24
;   %u = load i64, ptr addrspace(3) %2, align 8
;   %3 = getelementptr i8, ptr addrspace(3) %2, i64 -8
;   %v = load i64, ptr addrspace(3) %3, align 8
;   %4 = getelementptr i8, ptr addrspace(3) %2, i64 -16
;   %w = load i64, ptr addrspace(3) %4, align 8
;   %uv = add i64 %u, %v
;   %uvw = add i64 %uv, %w
;   %t = xor i64 %s, %uvw
;   %j = add nsw i32 %i, -3
;   %more = icmp ne i32 %i, 2
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret i64 %t
; }
;
; define i64 @apart(i32 %lane, i32 %other) {
; entry:
;   %first = and i32 %lane, 31
;   %second = and i32 %other, 31
;   %0 = zext i32 %first to i64
;   %1 = getelementptr i64, ptr addrspace(3) @table, i64 %0
;   %2 = zext i32 %second to i64
;   %3 = getelementptr i64, ptr addrspace(3) @table, i64 %2
;   %scevgep = getelementptr i8, ptr addrspace(3) %1, i64 496
;   %scevgep2 = getelementptr i8, ptr addrspace(3) %3, i64 496
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %4 = phi ptr addrspace(3) [ %scevgep3, %loop ], [ %scevgep2, %entry ]
;   %5 = phi ptr addrspace(3) [ %scevgep1, %loop ], [ %scevgep, %entry ]
;   %i = phi i32 [ 62, %entry ], [ %j, %loop ]
;   %s = phi i64 [ 0, %entry ], [ %t, %loop ]
;   %scevgep3 = getelementptr i8, ptr addrspace(3) %4, i64 -8
;   %scevgep1 = getelementptr i8, ptr addrspace(3) %5, i64 -8
;   %u = load i64, ptr addrspace(3) %5, align 8
;   %v = load i64, ptr addrspace(3) %4, align 8
;   %uv = add i64 %u, %v
;   %t = xor i64 %s, %uv
;   %j = add nsw i32 %i, -1
;   %more = icmp ne i32 %i, 0
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret i64 %t
; }
