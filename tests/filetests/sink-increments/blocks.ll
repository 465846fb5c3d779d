; RUN: opt -passes='sink-increments'
; Phis of any successor count; a result that no phi gets stays where it is.
define void @f(ptr %p, ptr %q, i1 %c) {
entry:
  %x = load i64, ptr %p
  %y = add i64 %x, 8
  %z = add i64 %x, 16
  store i64 %x, ptr %q
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %r = phi i64 [ %y, %entry ], [ 0, %a ]
  store i64 %r, ptr %p
  store i64 %z, ptr %q
  ret void
}
; EXPECT
; define void @f(ptr %p, ptr %q, i1 %c) {
; entry:
;   %x = load i64, ptr %p, align 4
;   %z = add i64 %x, 16
;   store i64 %x, ptr %q, align 4
;   %y = add i64 %x, 8
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   br label %b
;
; b:                                                ; preds = %a, %entry
;   %r = phi i64 [ %y, %entry ], [ 0, %a ]
;   store i64 %r, ptr %p, align 4
;   store i64 %z, ptr %q, align 4
;   ret void
; }
