; RUN: opt -passes='sink'
; Nothing moves into a loop.
define i32 @loop(i32 %a, i32 %n) {
entry:
  %x = mul i32 %a, %a
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, %x
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %j
}
; EXPECT
; define i32 @loop(i32 %a, i32 %n) {
; entry:
;   %x = mul i32 %a, %a
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %j = add i32 %i, %x
;   %c = icmp ult i32 %j, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret i32 %j
; }
