; RUN: opt -passes='merge-phis'
; Another start, another step, another order of operands, steps from each other: all stay.
define void @f(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %a = phi i32 [ 0, %entry ], [ %u, %loop ]
  %b = phi i32 [ 1, %entry ], [ %v, %loop ]
  %c = phi i32 [ 0, %entry ], [ %w, %loop ]
  %d = phi i32 [ 0, %entry ], [ %x, %loop ]
  %e = phi i32 [ 0, %entry ], [ %y, %loop ]
  %u = add i32 %a, 1
  %v = add i32 %b, 1
  %w = add i32 %c, 2
  %x = sub i32 1, %d
  %y = sub i32 %a, 1
  store i32 %a, ptr %p
  store i32 %b, ptr %p
  store i32 %c, ptr %p
  store i32 %d, ptr %p
  store i32 %e, ptr %p
  %t = icmp eq i32 %u, %n
  br i1 %t, label %out, label %loop
out:
  ret void
}
; EXPECT
; define void @f(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %a = phi i32 [ 0, %entry ], [ %u, %loop ]
;   %b = phi i32 [ 1, %entry ], [ %v, %loop ]
;   %c = phi i32 [ 0, %entry ], [ %w, %loop ]
;   %d = phi i32 [ 0, %entry ], [ %x, %loop ]
;   %e = phi i32 [ 0, %entry ], [ %y, %loop ]
;   %u = add i32 %a, 1
;   %v = add i32 %b, 1
;   %w = add i32 %c, 2
;   %x = sub i32 1, %d
;   %y = sub i32 %a, 1
;   store i32 %a, ptr %p, align 4
;   store i32 %b, ptr %p, align 4
;   store i32 %c, ptr %p, align 4
;   store i32 %d, ptr %p, align 4
;   store i32 %e, ptr %p, align 4
;   %t = icmp eq i32 %u, %n
;   br i1 %t, label %out, label %loop
;
; out:                                              ; preds = %loop
;   ret void
; }
