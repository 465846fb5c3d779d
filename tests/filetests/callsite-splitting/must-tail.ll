; RUN: opt -passes=callsite-splitting
; The return behind a call that must be the last is copied, and the block goes.
define i32 @callee(i32 %n) {
  ret i32 %n
}
define i32 @f(i32 %n) {
entry:
  %c = icmp eq i32 %n, 1
  br i1 %c, label %call, label %other
other:
  %d = icmp eq i32 %n, 2
  br i1 %d, label %call, label %exit
call:
  %r = musttail call i32 @callee(i32 %n)
  ret i32 %r
exit:
  ret i32 0
}
; EXPECT
; define i32 @callee(i32 %n) {
;   ret i32 %n
; }
;
; define i32 @f(i32 %n) {
; entry:
;   %c = icmp eq i32 %n, 1
;   br i1 %c, label %entry.split, label %other
;
; entry.split:                                      ; preds = %entry
;   %r1 = musttail call i32 @callee(i32 1)
;   ret i32 %r1
;
; other:                                            ; preds = %entry
;   %d = icmp eq i32 %n, 2
;   br i1 %d, label %other.split, label %exit
;
; other.split:                                      ; preds = %other
;   %r2 = musttail call i32 @callee(i32 2)
;   ret i32 %r2
;
; exit:                                             ; preds = %other
;   ret i32 0
; }
