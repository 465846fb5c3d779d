; RUN: opt -passes=callsite-splitting
; The block of the call may be its own predecessor.
define internal i32 @callee(i32 %n) {
  ret i32 %n
}
define i32 @f(i32 %m) {
entry:
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ 5, %loop ]
  %r = call i32 @callee(i32 %n)
  %c = icmp eq i32 %r, %m
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %r
}
; EXPECT
; define internal i32 @callee(i32 %n) {
;   ret i32 %n
; }
;
; define i32 @f(i32 %m) {
; entry:
;   br label %entry.split
;
; entry.split:                                      ; preds = %entry
;   %r2 = call i32 @callee(i32 0)
;   br label %loop
;
; loop:                                             ; preds = %loop.split, %entry.split
;   %phi.call = phi i32 [ %r1, %loop.split ], [ %r2, %entry.split ]
;   %c = icmp eq i32 %phi.call, %m
;   br i1 %c, label %loop.split, label %exit
;
; loop.split:                                       ; preds = %loop
;   %r1 = call i32 @callee(i32 5)
;   br label %loop
;
; exit:                                             ; preds = %loop
;   ret i32 %phi.call
; }
