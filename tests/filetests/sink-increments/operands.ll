; RUN: opt -passes='sink-increments'
; One operand that is made here: divisions, two values, and values from outside stay.
define void @f(ptr %p, i32 %s, i1 %c) {
entry:
  %x = load i32, ptr %p
  %d = sdiv i32 %x, 3
  %e = add i32 %x, %s
  %g = add i32 %s, 1
  %h = add i32 %x, %x
  store i32 %x, ptr %p
  store i32 %s, ptr %p
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %1 = phi i32 [ %d, %entry ], [ 0, %a ]
  %2 = phi i32 [ %e, %entry ], [ 0, %a ]
  %3 = phi i32 [ %g, %entry ], [ 0, %a ]
  %4 = phi i32 [ %h, %entry ], [ 0, %a ]
  store i32 %1, ptr %p
  store i32 %2, ptr %p
  store i32 %3, ptr %p
  store i32 %4, ptr %p
  ret void
}
; EXPECT
; define void @f(ptr %p, i32 %s, i1 %c) {
; entry:
;   %x = load i32, ptr %p, align 4
;   %d = sdiv i32 %x, 3
;   %e = add i32 %x, %s
;   %g = add i32 %s, 1
;   store i32 %x, ptr %p, align 4
;   %h = add i32 %x, %x
;   store i32 %s, ptr %p, align 4
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   br label %b
;
; b:                                                ; preds = %a, %entry
;   %0 = phi i32 [ %d, %entry ], [ 0, %a ]
;   %1 = phi i32 [ %e, %entry ], [ 0, %a ]
;   %2 = phi i32 [ %g, %entry ], [ 0, %a ]
;   %3 = phi i32 [ %h, %entry ], [ 0, %a ]
;   store i32 %0, ptr %p, align 4
;   store i32 %1, ptr %p, align 4
;   store i32 %2, ptr %p, align 4
;   store i32 %3, ptr %p, align 4
;   ret void
; }
