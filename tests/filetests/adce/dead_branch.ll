; RUN: opt -passes='adce'
; The branch decides nothing that is read.
define i32 @f(i1 %c, i32 %a) {
entry:
  br i1 %c, label %t, label %e
t:
  %x = add i32 %a, 1
  br label %j
e:
  %y = add i32 %a, 2
  br label %j
j:
  %p = phi i32 [ %x, %t ], [ %y, %e ]
  ret i32 %a
}
; EXPECT
; define i32 @f(i1 %c, i32 %a) {
; entry:
;   br label %t
;
; t:                                                ; preds = %entry
;   br label %j
;
; j:                                                ; preds = %t
;   ret i32 %a
; }
