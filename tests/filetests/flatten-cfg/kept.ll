; RUN: opt -passes=flatten-cfg
; What may trap, writes or is a call stays under its condition, and phis with two values keep their edges.
declare void @g() convergent
define i32 @f(i1 %a, i32 %x, i32 %z) {
entry:
  br i1 %a, label %t, label %o
o:
  %y = udiv i32 %x, %z
  %b = icmp eq i32 %y, 3
  br i1 %b, label %t, label %e
t:
  ret i32 1
e:
  ret i32 2
}
define i32 @call(i1 %a, i1 %b) {
entry:
  br i1 %a, label %t, label %o
o:
  call void @g()
  br i1 %b, label %t, label %e
t:
  ret i32 1
e:
  ret i32 2
}
define i32 @phi(i1 %a, i1 %b) {
entry:
  br i1 %a, label %t, label %o
o:
  br i1 %b, label %t, label %e
t:
  %r = phi i32 [ 1, %entry ], [ 3, %o ]
  ret i32 %r
e:
  ret i32 2
}
; EXPECT
; ; Function Attrs: convergent
; declare void @g() #0
;
; define i32 @f(i1 %a, i32 %x, i32 %z) {
; entry:
;   br i1 %a, label %t, label %o
;
; o:                                                ; preds = %entry
;   %y = udiv i32 %x, %z
;   %b = icmp eq i32 %y, 3
;   br i1 %b, label %t, label %e
;
; t:                                                ; preds = %o, %entry
;   ret i32 1
;
; e:                                                ; preds = %o
;   ret i32 2
; }
;
; define i32 @call(i1 %a, i1 %b) {
; entry:
;   br i1 %a, label %t, label %o
;
; o:                                                ; preds = %entry
;   call void @g()
;   br i1 %b, label %t, label %e
;
; t:                                                ; preds = %o, %entry
;   ret i32 1
;
; e:                                                ; preds = %o
;   ret i32 2
; }
;
; define i32 @phi(i1 %a, i1 %b) {
; entry:
;   br i1 %a, label %t, label %o
;
; o:                                                ; preds = %entry
;   br i1 %b, label %t, label %e
;
; t:                                                ; preds = %o, %entry
;   %r = phi i32 [ 1, %entry ], [ 3, %o ]
;   ret i32 %r
;
; e:                                                ; preds = %o
;   ret i32 2
; }
;
; attributes #0 = { convergent }
