; RUN: opt -passes='induct-addresses'
; The edge from a branch into the loop is split; addresses a constant apart share a pointer.
define i32 @f(ptr %p, ptr %q, i64 %n) {
entry:
  %e = icmp sgt i64 %n, 0
  br i1 %e, label %loop, label %out
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %v, %loop ]
  %a = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %a
  %b = getelementptr i32, ptr %q, i64 %i
  %y = load i32, ptr %b
  %i8 = add i64 %i, 8
  %d = getelementptr i32, ptr %p, i64 %i8
  %z = load i32, ptr %d
  %t = add i32 %s, %x
  %u = add i32 %t, %y
  %v = add i32 %u, %z
  %j = add i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %loop, label %out
out:
  %r = phi i32 [ 0, %entry ], [ %v, %loop ]
  ret i32 %r
}
; EXPECT
; define i32 @f(ptr %p, ptr %q, i64 %n) {
; entry:
;   %e = icmp sgt i64 %n, 0
;   br i1 %e, label %0, label %out
;
; 0:                                                ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %loop, %0
;   %1 = phi ptr [ %q, %0 ], [ %scevgep1, %loop ]
;   %2 = phi ptr [ %p, %0 ], [ %scevgep, %loop ]
;   %i = phi i64 [ 0, %0 ], [ %j, %loop ]
;   %s = phi i32 [ 0, %0 ], [ %v, %loop ]
;   %scevgep1 = getelementptr i8, ptr %1, i64 4
;   %scevgep = getelementptr i8, ptr %2, i64 4
;   %x = load i32, ptr %2, align 4
;   %y = load i32, ptr %1, align 4
;   %3 = getelementptr i8, ptr %2, i64 32
;   %z = load i32, ptr %3, align 4
;   %t = add i32 %s, %x
;   %u = add i32 %t, %y
;   %v = add i32 %u, %z
;   %j = add i64 %i, 1
;   %c = icmp slt i64 %j, %n
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %loop, %entry
;   %r = phi i32 [ 0, %entry ], [ %v, %loop ]
;   ret i32 %r
; }
