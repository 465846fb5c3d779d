; RUN: opt -passes='instcombine'
; Below the lowest bit of its step a counter keeps the bits that it starts with: which of two buffers a step of an unrolled loop reads is known.
define void @odd(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %next, %loop ]
  %buffer = and i32 %i, 1
  %quarter = and i32 %i, 3
  %more = and i32 %i, 7
  store volatile i32 %buffer, ptr %p
  store volatile i32 %quarter, ptr %p
  store volatile i32 %more, ptr %p
  %next = add i32 %i, 4
  %again = icmp ult i32 %next, %n
  br i1 %again, label %loop, label %done
done:
  ret void
}
define void @down(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 99, %entry ], [ %next, %loop ]
  %buffer = and i32 %i, 1
  store volatile i32 %buffer, ptr %p
  %next = sub i32 %i, 6
  %again = icmp ugt i32 %next, %n
  br i1 %again, label %loop, label %done
done:
  ret void
}
; Not where the step is taken from: the counter is 1, 7, 1, ...
define void @mirrored(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %next, %loop ]
  %buffer = and i32 %i, 3
  store volatile i32 %buffer, ptr %p
  %next = sub i32 8, %i
  %again = icmp ugt i32 %next, %n
  br i1 %again, label %loop, label %done
done:
  ret void
}
; EXPECT
; define void @odd(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 1, %entry ], [ %next, %loop ]
;   %more = and i32 %i, 5
;   store volatile i32 1, ptr %p, align 4
;   store volatile i32 1, ptr %p, align 4
;   store volatile i32 %more, ptr %p, align 4
;   %next = add i32 %i, 4
;   %again = icmp ult i32 %next, %n
;   br i1 %again, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret void
; }
;
; define void @down(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 99, %entry ], [ %next, %loop ]
;   store volatile i32 1, ptr %p, align 4
;   %next = add i32 %i, -6
;   %again = icmp ugt i32 %next, %n
;   br i1 %again, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret void
; }
;
; define void @mirrored(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 1, %entry ], [ %next, %loop ]
;   %buffer = and i32 %i, 3
;   store volatile i32 %buffer, ptr %p, align 4
;   %next = sub i32 8, %i
;   %again = icmp ugt i32 %next, %n
;   br i1 %again, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret void
; }
