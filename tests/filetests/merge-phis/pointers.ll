; RUN: opt -passes='merge-phis'
; Pointers that take the same steps; elements of another size are other steps.
define void @f(ptr %p, ptr %end) {
entry:
  br label %loop
loop:
  %a = phi ptr [ %p, %entry ], [ %x, %loop ]
  %b = phi ptr [ %p, %entry ], [ %y, %loop ]
  %d = phi ptr [ %p, %entry ], [ %z, %loop ]
  %v = load i32, ptr %b
  store i32 %v, ptr %d
  %x = getelementptr inbounds i32, ptr %a, i64 1
  %y = getelementptr i32, ptr %b, i64 1
  %z = getelementptr i64, ptr %d, i64 1
  %c = icmp eq ptr %x, %end
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
;   %a = phi ptr [ %p, %entry ], [ %x, %loop ]
;   %d = phi ptr [ %p, %entry ], [ %z, %loop ]
;   %v = load i32, ptr %a, align 4
;   store i32 %v, ptr %d, align 4
;   %x = getelementptr i32, ptr %a, i64 1
;   %z = getelementptr i64, ptr %d, i64 1
;   %c = icmp eq ptr %x, %end
;   br i1 %c, label %out, label %loop
;
; out:                                              ; preds = %loop
;   ret void
; }
