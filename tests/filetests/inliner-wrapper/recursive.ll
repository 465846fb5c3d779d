; RUN: opt -passes='inliner-wrapper'
; A function that calls itself stays a call.
define i32 @down(i32 %n) {
entry:
  %end = icmp eq i32 %n, 0
  br i1 %end, label %exit, label %more
more:
  %less = sub i32 %n, 1
  %rest = call i32 @down(i32 %less)
  ret i32 %rest
exit:
  ret i32 0
}

define i32 @f(i32 %n) {
  %x = call i32 @down(i32 %n)
  ret i32 %x
}
; EXPECT
; define i32 @down(i32 %n) {
; entry:
;   %end = icmp eq i32 %n, 0
;   br i1 %end, label %exit, label %more
;
; more:                                             ; preds = %entry
;   %less = sub i32 %n, 1
;   %rest = call i32 @down(i32 %less)
;   ret i32 %rest
;
; exit:                                             ; preds = %entry
;   ret i32 0
; }
;
; define i32 @f(i32 %n) {
;   %x = call i32 @down(i32 %n)
;   ret i32 %x
; }
