; RUN: opt -passes=flatten-cfg
; Chains of branches are joined one by one, mixed senses too.
declare void @g()
define void @f(i1 %a, i1 %b, i1 %c) {
entry:
  br i1 %a, label %t, label %o
o:
  br i1 %b, label %u, label %t
u:
  br i1 %c, label %t, label %e
t:
  call void @g()
  br label %e
e:
  ret void
}
; EXPECT
; declare void @g()
;
; define void @f(i1 %a, i1 %b, i1 %c) {
; entry:
;   %b.inv = xor i1 %b, true
;   %0 = select i1 %a, i1 true, i1 %b.inv
;   %1 = select i1 %0, i1 true, i1 %c
;   br i1 %1, label %t, label %e
;
; t:                                                ; preds = %entry
;   call void @g()
;   br label %e
;
; e:                                                ; preds = %t, %entry
;   ret void
; }
