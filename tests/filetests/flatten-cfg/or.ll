; RUN: opt -passes=flatten-cfg
; Two branches that lead to one block when either condition holds are one.
define void @f(i1 %a, i32 %x, ptr %p) {
entry:
  br i1 %a, label %t, label %o
o:
  %y = add nuw i32 %x, 1
  %b = icmp eq i32 %y, 3
  br i1 %b, label %t, label %e
t:
  store i32 1, ptr %p
  br label %e
e:
  ret void
}
; EXPECT
; define void @f(i1 %a, i32 %x, ptr %p) {
; entry:
;   %y = add nuw i32 %x, 1
;   %b = icmp eq i32 %y, 3
;   %0 = select i1 %a, i1 true, i1 %b
;   br i1 %0, label %t, label %e
;
; t:                                                ; preds = %entry
;   store i32 1, ptr %p, align 4
;   br label %e
;
; e:                                                ; preds = %t, %entry
;   ret void
; }
