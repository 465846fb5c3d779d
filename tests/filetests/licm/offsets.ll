; RUN: opt -passes='loop-mssa(licm)'
; A sum with a constant that is sign-extended keeps its form, with which the constant goes into an address; the sum that nobody extends has its invariant operands joined, as has one that may wrap.
define void @address(ptr %p, i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  %i = add nuw nsw i32 %k, 1
  %s = add nsw i32 %i, %n
  %x = sext i32 %s to i64
  %q = getelementptr i8, ptr %p, i64 %x
  store volatile i8 0, ptr %q
  %next = add nuw nsw i32 %k, 4
  %c = icmp slt i32 %next, %m
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @value(ptr %p, i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  %i = add nuw nsw i32 %k, 1
  %s = add nsw i32 %i, %n
  store volatile i32 %s, ptr %p
  %next = add nuw nsw i32 %k, 4
  %c = icmp slt i32 %next, %m
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @wraps(ptr %p, i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  %i = add i32 %k, 1
  %s = add nsw i32 %i, %n
  %x = sext i32 %s to i64
  store volatile i64 %x, ptr %p
  %next = add nuw nsw i32 %k, 4
  %c = icmp slt i32 %next, %m
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; define void @address(ptr %p, i32 %n, i32 %m) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %k = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %i = add nuw nsw i32 %k, 1
;   %s = add nsw i32 %i, %n
;   %x = sext i32 %s to i64
;   %q = getelementptr i8, ptr %p, i64 %x
;   store volatile i8 0, ptr %q, align 1
;   %next = add nuw nsw i32 %k, 4
;   %c = icmp slt i32 %next, %m
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @value(ptr %p, i32 %n, i32 %m) {
; entry:
;   %invariant.op = add i32 1, %n
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %k = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %s.reass = add i32 %k, %invariant.op
;   store volatile i32 %s.reass, ptr %p, align 4
;   %next = add nuw nsw i32 %k, 4
;   %c = icmp slt i32 %next, %m
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @wraps(ptr %p, i32 %n, i32 %m) {
; entry:
;   %invariant.op = add i32 1, %n
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %k = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %s.reass = add i32 %k, %invariant.op
;   %x = sext i32 %s.reass to i64
;   store volatile i64 %x, ptr %p, align 4
;   %next = add nuw nsw i32 %k, 4
;   %c = icmp slt i32 %next, %m
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
