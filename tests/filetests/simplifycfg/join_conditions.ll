; RUN: opt -passes='simplifycfg'
; Two tests that leave to one block are one test.
define void @f(i32 %a, i32 %b) {
entry:
  %c = icmp eq i32 %a, 0
  br i1 %c, label %next, label %out
next:
  %d = icmp sgt i32 %b, 5
  br i1 %d, label %work, label %out
work:
  call void @side()
  br label %out
out:
  ret void
}
declare void @side()
; EXPECT
; define void @f(i32 %a, i32 %b) {
; entry:
;   %c = icmp eq i32 %a, 0
;   %d = icmp sgt i32 %b, 5
;   %or.cond = select i1 %c, i1 %d, i1 false
;   br i1 %or.cond, label %work, label %out
;
; work:                                             ; preds = %entry
;   call void @side()
;   br label %out
;
; out:                                              ; preds = %work, %entry
;   ret void
; }
;
; declare void @side()
