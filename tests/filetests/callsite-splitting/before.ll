; RUN: opt -passes=callsite-splitting
; What stands before the call is copied with it; what the rest of the block needs of it comes through phis.
define internal void @callee(ptr %p, i32 %n) {
  store i32 %n, ptr %p
  ret void
}
define i32 @f(ptr %p, i32 %n) {
entry:
  %c = icmp eq ptr %p, null
  br i1 %c, label %exit, label %test
test:
  %d = icmp ult i32 %n, 9
  br i1 %d, label %call, label %other
other:
  %e = icmp eq i32 %n, 20
  br i1 %e, label %call, label %exit
call:
  %m = mul i32 %n, 3
  call void @callee(ptr %p, i32 %n)
  ret i32 %m
exit:
  ret i32 0
}
; EXPECT
; define internal void @callee(ptr %p, i32 %n) {
;   store i32 %n, ptr %p, align 4
;   ret void
; }
;
; define i32 @f(ptr %p, i32 %n) {
; entry:
;   %c = icmp eq ptr %p, null
;   br i1 %c, label %exit, label %test
;
; test:                                             ; preds = %entry
;   %d = icmp ult i32 %n, 9
;   br i1 %d, label %test.split, label %other
;
; test.split:                                       ; preds = %test
;   %m1 = mul i32 %n, 3
;   call void @callee(ptr %p, i32 %n)
;   br label %call
;
; other:                                            ; preds = %test
;   %e = icmp eq i32 %n, 20
;   br i1 %e, label %other.split, label %exit
;
; other.split:                                      ; preds = %other
;   %m2 = mul i32 %n, 3
;   call void @callee(ptr %p, i32 20)
;   br label %call
;
; call:                                             ; preds = %other.split, %test.split
;   %0 = phi i32 [ %m1, %test.split ], [ %m2, %other.split ]
;   ret i32 %0
;
; exit:                                             ; preds = %other, %entry
;   ret i32 0
; }
