; RUN: opt -passes='instcombine'
; What comes into a phi is of the iteration before: that the loop was left because of a value says nothing of it. No `nsw`.
define i8 @f() {
entry:
  br label %loop
loop:
  %x = phi i32 [ 3, %entry ], [ -2147483645, %latch ]
  %c = icmp ne i32 %x, -2147483645
  br i1 %c, label %latch, label %exit
latch:
  br label %loop
exit:
  %t = trunc i32 %x to i8
  ret i8 %t
}
; EXPECT
; define i8 @f() {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %x = phi i32 [ 3, %entry ], [ -2147483645, %latch ]
;   %c.not = icmp eq i32 %x, -2147483645
;   br i1 %c.not, label %exit, label %latch
;
; latch:                                            ; preds = %loop
;   br label %loop
;
; exit:                                             ; preds = %loop
;   %t = trunc i32 %x to i8
;   ret i8 %t
; }
