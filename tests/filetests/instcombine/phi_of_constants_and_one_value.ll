; RUN: opt -passes=instcombine
; An operation on a phi of constants and one other value is done in the block that this comes from, unless that
; block goes elsewhere as well or closes a loop.
define i32 @moved(i1 %c, ptr %p) {
entry:
  br i1 %c, label %load, label %join
load:
  %v = load i32, ptr %p
  br label %join
join:
  %x = phi i32 [ 7, %entry ], [ %v, %load ]
  %r = mul i32 %x, 5
  ret i32 %r
}

define i32 @branches(i1 %c, i32 %v) {
entry:
  br i1 %c, label %other, label %join
other:
  br label %join
join:
  %x = phi i32 [ %v, %entry ], [ 7, %other ]
  %r = mul i32 %x, 5
  ret i32 %r
}

define i32 @loop(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %j = mul i32 %i, 5
  %next = xor i32 %j, %n
  %c = icmp ult i32 %next, 100
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %j
}
; EXPECT
; define i32 @moved(i1 %c, ptr %p) {
; entry:
;   br i1 %c, label %load, label %join
;
; load:                                             ; preds = %entry
;   %v = load i32, ptr %p, align 4
;   %0 = mul i32 %v, 5
;   br label %join
;
; join:                                             ; preds = %load, %entry
;   %r = phi i32 [ 35, %entry ], [ %0, %load ]
;   ret i32 %r
; }
;
; define i32 @branches(i1 %c, i32 %v) {
; entry:
;   br i1 %c, label %other, label %join
;
; other:                                            ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %other, %entry
;   %x = phi i32 [ %v, %entry ], [ 7, %other ]
;   %r = mul i32 %x, 5
;   ret i32 %r
; }
;
; define i32 @loop(i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %j = mul nuw nsw i32 %i, 5
;   %next = xor i32 %j, %n
;   %c = icmp ult i32 %next, 100
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret i32 %j
; }
