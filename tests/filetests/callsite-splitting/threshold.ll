; RUN: opt -passes=callsite-splitting -callsite-splitting-duplication-threshold=1
; No instruction may stand before the call where the threshold is 1.
define internal i32 @callee(i32 %n, i32 %m) {
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
  %m = mul i32 %n, 3
  %r = call i32 @callee(i32 %n, i32 %m)
  ret i32 %r
exit:
  ret i32 0
}
; EXPECT
; define internal i32 @callee(i32 %n, i32 %m) {
;   ret i32 %n
; }
;
; define i32 @f(i32 %n) {
; entry:
;   %c = icmp eq i32 %n, 1
;   br i1 %c, label %call, label %other
;
; other:                                            ; preds = %entry
;   %d = icmp eq i32 %n, 2
;   br i1 %d, label %call, label %exit
;
; call:                                             ; preds = %other, %entry
;   %m = mul i32 %n, 3
;   %r = call i32 @callee(i32 %n, i32 %m)
;   ret i32 %r
;
; exit:                                             ; preds = %other
;   ret i32 0
; }
