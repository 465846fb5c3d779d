; RUN: opt -passes='instcombine'
; A branch whose test becomes one of a narrower value says something of that value too: the sum behind it fits. Not behind the other side.
define i1 @below(i8 %x, i8 %y) {
  %z = zext i8 %x to i32
  %zy = zext i8 %y to i32
  %c = icmp sle i32 %z, 90
  br i1 %c, label %t, label %f
t:
  %a = add nsw i32 %z, 32
  %r = icmp eq i32 %a, %zy
  ret i1 %r
f:
  ret i1 false
}
define i1 @above(i8 %x, i8 %y) {
  %z = zext i8 %x to i32
  %zy = zext i8 %y to i32
  %c = icmp sle i32 %z, 90
  br i1 %c, label %t, label %f
t:
  ret i1 false
f:
  %a = add nsw i32 %z, 200
  %r = icmp eq i32 %a, %zy
  ret i1 %r
}
; EXPECT
; define i1 @below(i8 %x, i8 %y) {
;   %c = icmp ult i8 %x, 91
;   br i1 %c, label %t, label %f
;
; t:                                                ; preds = %0
;   %1 = add nuw i8 %x, 32
;   %r = icmp eq i8 %1, %y
;   ret i1 %r
;
; f:                                                ; preds = %0
;   ret i1 false
; }
;
; define i1 @above(i8 %x, i8 %y) {
;   %c = icmp ult i8 %x, 91
;   br i1 %c, label %t, label %f
;
; t:                                                ; preds = %0
;   ret i1 false
;
; f:                                                ; preds = %0
;   %z = zext i8 %x to i32
;   %zy = zext i8 %y to i32
;   %a = add nuw nsw i32 %z, 200
;   %r = icmp eq i32 %a, %zy
;   ret i1 %r
; }
