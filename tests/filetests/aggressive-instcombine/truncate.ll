; RUN: opt -passes='aggressive-instcombine'
; What is truncated at the end is computed in the width of that; a shift whose amount may be larger is not.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
define i16 @truncated(i16 %a, i16 %b) {
  %x = zext i16 %a to i32
  %y = zext i16 %b to i32
  %s = add nuw i32 %x, %y
  %m = mul i32 %s, %x
  %t = trunc i32 %m to i16
  ret i16 %t
}
define i16 @shifted(i16 %a, i32 %n) {
  %x = zext i16 %a to i32
  %s = lshr i32 %x, %n
  %t = trunc i32 %s to i16
  ret i16 %t
}
define i16 @loop(i8 %a, i32 %n) {
entry:
  %x = zext i8 %a to i32
  br label %loop
loop:
  %v = phi i32 [ %x, %entry ], [ %w, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %w = shl i32 %v, 1
  %t = trunc i32 %w to i16
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i16 %t
}
; EXPECT
; target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
;
; define i16 @truncated(i16 %a, i16 %b) {
;   %s = add i16 %a, %b
;   %m = mul i16 %s, %a
;   ret i16 %m
; }
;
; define i16 @shifted(i16 %a, i32 %n) {
;   %x = zext i16 %a to i32
;   %s = lshr i32 %x, %n
;   %t = trunc i32 %s to i16
;   ret i16 %t
; }
;
; define i16 @loop(i8 %a, i32 %n) {
; entry:
;   %x = zext i8 %a to i16
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %v = phi i16 [ %x, %entry ], [ %w, %loop ]
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %w = shl i16 %v, 1
;   %j = add i32 %i, 1
;   %c = icmp ult i32 %j, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret i16 %w
; }
