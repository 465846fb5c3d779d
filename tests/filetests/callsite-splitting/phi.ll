; RUN: opt -passes=callsite-splitting
; A phi of two constants as the argument is reason enough.
define internal i32 @callee(i32 %n) {
  ret i32 %n
}
define i32 @f(i1 %c) {
entry:
  br i1 %c, label %yes, label %call
yes:
  br label %call
call:
  %n = phi i32 [ 1, %entry ], [ 2, %yes ]
  %r = call i32 @callee(i32 %n)
  %s = add i32 %r, %n
  ret i32 %s
}
; EXPECT
; define internal i32 @callee(i32 %n) {
;   ret i32 %n
; }
;
; define i32 @f(i1 %c) {
; entry:
;   br i1 %c, label %yes, label %entry.split
;
; entry.split:                                      ; preds = %entry
;   %r2 = call i32 @callee(i32 1)
;   br label %call
;
; yes:                                              ; preds = %entry
;   br label %yes.split
;
; yes.split:                                        ; preds = %yes
;   %r1 = call i32 @callee(i32 2)
;   br label %call
;
; call:                                             ; preds = %yes.split, %entry.split
;   %phi.call = phi i32 [ %r1, %yes.split ], [ %r2, %entry.split ]
;   %n = phi i32 [ 1, %entry.split ], [ 2, %yes.split ]
;   %s = add i32 %phi.call, %n
;   ret i32 %s
; }
