; RUN: opt -passes='instcombine'
; A phi of a width that the target lacks, of which only parts are read, is a phi of each part; so are phis that bring it.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i1 @boolean_in_a_byte(i32 %n) {
entry:
  br label %loop
loop:
  %bad = phi i8 [ 0, %entry ], [ %bad.next, %body ], [ 1, %other ]
  %go = call i1 @condition()
  br i1 %go, label %body, label %other
body:
  %b = call i1 @condition()
  %t = trunc i8 %bad to i1
  %or = or i1 %t, %b
  %bad.next = zext i1 %or to i8
  %again = call i1 @condition()
  br i1 %again, label %loop, label %exit
other:
  %end = call i1 @condition()
  br i1 %end, label %loop, label %exit
exit:
  %r = phi i8 [ %bad.next, %body ], [ 1, %other ]
  %last = trunc i8 %r to i1
  ret i1 %last
}

define i64 @halves(i1 %c, i128 %a, i128 %b) {
entry:
  br i1 %c, label %left, label %join
left:
  %sum = add i128 %a, %b
  br label %join
join:
  %p = phi i128 [ %sum, %left ], [ 36893488147419103239, %entry ]
  %low = trunc i128 %p to i64
  %shifted = lshr i128 %p, 64
  %high = trunc i128 %shifted to i64
  %r = mul i64 %low, %high
  ret i64 %r
}

; Two phis that bring one another, one of them from two edges of one block.
define i16 @each_other(i1 %c, i24 %a, i24 %b, i8 %s) {
entry:
  br i1 %c, label %left, label %right
left:
  %x = phi i24 [ %a, %entry ], [ %y, %right ], [ %y, %right ]
  br i1 %c, label %right, label %exit
right:
  %y = phi i24 [ %b, %entry ], [ %x, %left ]
  switch i8 %s, label %exit [
    i8 1, label %left
    i8 2, label %left
  ]
exit:
  %z = phi i24 [ %x, %left ], [ %y, %right ]
  %shifted = lshr i24 %z, 8
  %r = trunc i24 %shifted to i16
  ret i16 %r
}

define i8 @read_whole(i1 %c, i8 %a, i8 %b) {
entry:
  br i1 %c, label %left, label %join
left:
  %sum = mul i8 %a, %b
  br label %join
join:
  %p = phi i8 [ %sum, %left ], [ %a, %entry ]
  %t = trunc i8 %p to i1
  call void @use(i1 %t)
  ret i8 %p
}

; The target has 32 bits.
define i16 @native(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %left, label %join
left:
  %sum = mul i32 %a, %b
  br label %join
join:
  %p = phi i32 [ %sum, %left ], [ %a, %entry ]
  %t = trunc i32 %p to i16
  ret i16 %t
}

; A shift by as much as there is, or by something unknown, is no part.
define i1 @no_part(i1 %c, i8 %a, i8 %b) {
entry:
  br i1 %c, label %left, label %join
left:
  %sum = mul i8 %a, %b
  br label %join
join:
  %p = phi i8 [ %sum, %left ], [ undef, %entry ]
  %shifted = lshr i8 %p, %b
  %t = trunc i8 %shifted to i1
  ret i1 %t
}
declare i1 @condition()
declare void @use(i1)
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i1 @boolean_in_a_byte(i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %other, %body, %entry
;   %bad.off0 = phi i1 [ false, %entry ], [ %or, %body ], [ true, %other ]
;   %go = call i1 @condition()
;   br i1 %go, label %body, label %other
;
; body:                                             ; preds = %loop
;   %b = call i1 @condition()
;   %or = or i1 %bad.off0, %b
;   %again = call i1 @condition()
;   br i1 %again, label %loop, label %exit
;
; other:                                            ; preds = %loop
;   %end = call i1 @condition()
;   br i1 %end, label %loop, label %exit
;
; exit:                                             ; preds = %other, %body
;   %r.off0 = phi i1 [ %or, %body ], [ true, %other ]
;   ret i1 %r.off0
; }
;
; define i64 @halves(i1 %c, i128 %a, i128 %b) {
; entry:
;   br i1 %c, label %left, label %join
;
; left:                                             ; preds = %entry
;   %sum = add i128 %a, %b
;   %0 = trunc i128 %sum to i64
;   %1 = lshr i128 %sum, 64
;   %2 = trunc nuw i128 %1 to i64
;   %3 = mul i64 %0, %2
;   br label %join
;
; join:                                             ; preds = %left, %entry
;   %r = phi i64 [ %3, %left ], [ 14, %entry ]
;   ret i64 %r
; }
;
; define i16 @each_other(i1 %c, i24 %a, i24 %b, i8 %s) {
; entry:
;   %0 = lshr i24 %a, 8
;   %1 = trunc nuw i24 %0 to i16
;   %2 = lshr i24 %b, 8
;   %3 = trunc nuw i24 %2 to i16
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %right, %right, %entry
;   %x.off8 = phi i16 [ %1, %entry ], [ %y.off8, %right ], [ %y.off8, %right ]
;   br i1 %c, label %right, label %exit
;
; right:                                            ; preds = %left, %entry
;   %y.off8 = phi i16 [ %3, %entry ], [ %x.off8, %left ]
;   switch i8 %s, label %exit [
;     i8 1, label %left
;     i8 2, label %left
;   ]
;
; exit:                                             ; preds = %right, %left
;   %z.off8 = phi i16 [ %x.off8, %left ], [ %y.off8, %right ]
;   ret i16 %z.off8
; }
;
; define i8 @read_whole(i1 %c, i8 %a, i8 %b) {
; entry:
;   br i1 %c, label %left, label %join
;
; left:                                             ; preds = %entry
;   %sum = mul i8 %a, %b
;   br label %join
;
; join:                                             ; preds = %left, %entry
;   %p = phi i8 [ %sum, %left ], [ %a, %entry ]
;   %t = trunc i8 %p to i1
;   call void @use(i1 %t)
;   ret i8 %p
; }
;
; define i16 @native(i1 %c, i32 %a, i32 %b) {
; entry:
;   br i1 %c, label %left, label %join
;
; left:                                             ; preds = %entry
;   %sum = mul i32 %a, %b
;   br label %join
;
; join:                                             ; preds = %left, %entry
;   %p = phi i32 [ %sum, %left ], [ %a, %entry ]
;   %t = trunc i32 %p to i16
;   ret i16 %t
; }
;
; define i1 @no_part(i1 %c, i8 %a, i8 %b) {
; entry:
;   br i1 %c, label %left, label %join
;
; left:                                             ; preds = %entry
;   %sum = mul i8 %a, %b
;   br label %join
;
; join:                                             ; preds = %left, %entry
;   %p = phi i8 [ %sum, %left ], [ undef, %entry ]
;   %shifted = lshr i8 %p, %b
;   %t = trunc i8 %shifted to i1
;   ret i1 %t
; }
;
; declare i1 @condition()
;
; declare void @use(i1)
