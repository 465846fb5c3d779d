; RUN: opt -passes='sink-increments'
; The next pointer is computed after the accesses through this one.
define void @f(ptr %p, ptr %end) {
entry:
  br label %loop
loop:
  %a = phi ptr [ %p, %entry ], [ %b, %loop ]
  %b = getelementptr i8, ptr %a, i64 4
  %x = load i32, ptr %a
  %y = add i32 %x, 1
  store i32 %y, ptr %a
  %c = icmp eq ptr %b, %end
  br i1 %c, label %out, label %loop
out:
  ret void
}
; EXPECT
; define void @f(ptr %p, ptr %end) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %a = phi ptr [ %p, %entry ], [ %b, %loop ]
;   %x = load i32, ptr %a, align 4
;   %y = add i32 %x, 1
;   store i32 %y, ptr %a, align 4
;   %b = getelementptr i8, ptr %a, i64 4
;   %c = icmp eq ptr %b, %end
;   br i1 %c, label %out, label %loop
;
; out:                                              ; preds = %loop
;   ret void
; }
