; RUN: opt -passes='simplifycfg'
; A switch with one case is a comparison; equal targets and dead cases go.
define i32 @f(i32 %k) {
entry:
  switch i32 %k, label %d [
    i32 3, label %a
    i32 4, label %d
  ]
a:
  call void @side()
  br label %d
d:
  %r = phi i32 [ 1, %entry ], [ 1, %entry ], [ 2, %a ]
  ret i32 %r
}
declare void @side()
; EXPECT
; define i32 @f(i32 %k) {
; entry:
;   %cond = icmp eq i32 %k, 3
;   br i1 %cond, label %a, label %d
;
; a:                                                ; preds = %entry
;   call void @side()
;   br label %d
;
; d:                                                ; preds = %a, %entry
;   %r = phi i32 [ 2, %a ], [ 1, %entry ]
;   ret i32 %r
; }
;
; declare void @side()
