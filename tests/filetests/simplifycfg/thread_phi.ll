; RUN: opt -passes='simplifycfg'
; Constants brought to a branch on a phi go straight to the target.
define i32 @f(i1 %a, i1 %b) {
entry:
  br i1 %a, label %p, label %q
p:
  call void @side()
  br label %t
q:
  call void @side()
  br label %t
t:
  %c = phi i1 [ true, %p ], [ %b, %q ]
  br i1 %c, label %x, label %y
x:
  call void @side()
  ret i32 1
y:
  ret i32 2
}
declare void @side()
; EXPECT
; define i32 @f(i1 %a, i1 %b) {
; entry:
;   br i1 %a, label %p, label %q
;
; p:                                                ; preds = %entry
;   call void @side()
;   br label %x
;
; q:                                                ; preds = %entry
;   call void @side()
;   br i1 %b, label %x, label %common.ret
;
; common.ret:                                       ; preds = %x, %q
;   %common.ret.op = phi i32 [ 1, %x ], [ 2, %q ]
;   ret i32 %common.ret.op
;
; x:                                                ; preds = %q, %p
;   call void @side()
;   br label %common.ret
; }
;
; declare void @side()
