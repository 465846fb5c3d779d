; RUN: opt -passes=callsite-splitting
; One path knows that the argument is a constant, the other that it is not null; each gets its call.
define internal i32 @callee(ptr %p, i32 %n) {
  ret i32 %n
}
define i32 @f(ptr %p, i32 %n) {
entry:
  %c = icmp ne ptr %p, null
  br i1 %c, label %call, label %other
other:
  %d = icmp eq i32 %n, 7
  br i1 %d, label %call, label %exit
call:
  %r = call i32 @callee(ptr %p, i32 %n)
  ret i32 %r
exit:
  ret i32 0
}
; EXPECT
; define internal i32 @callee(ptr %p, i32 %n) {
;   ret i32 %n
; }
;
; define i32 @f(ptr %p, i32 %n) {
; entry:
;   %c = icmp ne ptr %p, null
;   br i1 %c, label %entry.split, label %other
;
; entry.split:                                      ; preds = %entry
;   %r1 = call i32 @callee(ptr nonnull %p, i32 %n)
;   br label %call
;
; other:                                            ; preds = %entry
;   %d = icmp eq i32 %n, 7
;   br i1 %d, label %other.split, label %exit
;
; other.split:                                      ; preds = %other
;   %r2 = call i32 @callee(ptr null, i32 7)
;   br label %call
;
; call:                                             ; preds = %other.split, %entry.split
;   %phi.call = phi i32 [ %r1, %entry.split ], [ %r2, %other.split ]
;   ret i32 %phi.call
;
; exit:                                             ; preds = %other
;   ret i32 0
; }
