; RUN: opt -passes='hoist-addresses'
; Blocks that are jumped over: four of them share enough.
define void @four(ptr %p, i64 %i, i1 %c0, i1 %c1, i1 %c2, i1 %c3) {
entry:
  br label %ask0

ask0:
  br i1 %c0, label %do0, label %ask1

do0:
  %p0 = getelementptr i32, ptr %p, i64 %i
  store volatile i32 0, ptr %p0
  store volatile i32 1, ptr %p0
  store volatile i32 2, ptr %p0
  store volatile i32 3, ptr %p0
  store volatile i32 4, ptr %p0
  store volatile i32 5, ptr %p0
  store volatile i32 6, ptr %p0
  store volatile i32 7, ptr %p0
  store volatile i32 8, ptr %p0
  store volatile i32 9, ptr %p0
  store volatile i32 10, ptr %p0
  store volatile i32 11, ptr %p0
  store volatile i32 12, ptr %p0
  br label %ask1

ask1:
  br i1 %c1, label %do1, label %ask2

do1:
  %p1 = getelementptr i32, ptr %p, i64 %i
  store volatile i32 0, ptr %p1
  store volatile i32 1, ptr %p1
  store volatile i32 2, ptr %p1
  store volatile i32 3, ptr %p1
  store volatile i32 4, ptr %p1
  store volatile i32 5, ptr %p1
  store volatile i32 6, ptr %p1
  store volatile i32 7, ptr %p1
  store volatile i32 8, ptr %p1
  store volatile i32 9, ptr %p1
  store volatile i32 10, ptr %p1
  store volatile i32 11, ptr %p1
  store volatile i32 12, ptr %p1
  br label %ask2

ask2:
  br i1 %c2, label %do2, label %ask3

do2:
  %p2 = getelementptr i32, ptr %p, i64 %i
  store volatile i32 0, ptr %p2
  store volatile i32 1, ptr %p2
  store volatile i32 2, ptr %p2
  store volatile i32 3, ptr %p2
  store volatile i32 4, ptr %p2
  store volatile i32 5, ptr %p2
  store volatile i32 6, ptr %p2
  store volatile i32 7, ptr %p2
  store volatile i32 8, ptr %p2
  store volatile i32 9, ptr %p2
  store volatile i32 10, ptr %p2
  store volatile i32 11, ptr %p2
  store volatile i32 12, ptr %p2
  br label %ask3

ask3:
  br i1 %c3, label %do3, label %end

do3:
  %p3 = getelementptr i32, ptr %p, i64 %i
  store volatile i32 0, ptr %p3
  store volatile i32 1, ptr %p3
  store volatile i32 2, ptr %p3
  store volatile i32 3, ptr %p3
  store volatile i32 4, ptr %p3
  store volatile i32 5, ptr %p3
  store volatile i32 6, ptr %p3
  store volatile i32 7, ptr %p3
  store volatile i32 8, ptr %p3
  store volatile i32 9, ptr %p3
  store volatile i32 10, ptr %p3
  store volatile i32 11, ptr %p3
  store volatile i32 12, ptr %p3
  br label %end

end:
  ret void
}
; EXPECT
; define void @four(ptr %p, i64 %i, i1 %c0, i1 %c1, i1 %c2, i1 %c3) {
; entry:
;   br label %ask0
;
; ask0:                                             ; preds = %entry
;   %p0 = getelementptr i32, ptr %p, i64 %i
;   br i1 %c0, label %do0, label %ask1
;
; do0:                                              ; preds = %ask0
;   store volatile i32 0, ptr %p0, align 4
;   store volatile i32 1, ptr %p0, align 4
;   store volatile i32 2, ptr %p0, align 4
;   store volatile i32 3, ptr %p0, align 4
;   store volatile i32 4, ptr %p0, align 4
;   store volatile i32 5, ptr %p0, align 4
;   store volatile i32 6, ptr %p0, align 4
;   store volatile i32 7, ptr %p0, align 4
;   store volatile i32 8, ptr %p0, align 4
;   store volatile i32 9, ptr %p0, align 4
;   store volatile i32 10, ptr %p0, align 4
;   store volatile i32 11, ptr %p0, align 4
;   store volatile i32 12, ptr %p0, align 4
;   br label %ask1
;
; ask1:                                             ; preds = %do0, %ask0
;   br i1 %c1, label %do1, label %ask2
;
; do1:                                              ; preds = %ask1
;   store volatile i32 0, ptr %p0, align 4
;   store volatile i32 1, ptr %p0, align 4
;   store volatile i32 2, ptr %p0, align 4
;   store volatile i32 3, ptr %p0, align 4
;   store volatile i32 4, ptr %p0, align 4
;   store volatile i32 5, ptr %p0, align 4
;   store volatile i32 6, ptr %p0, align 4
;   store volatile i32 7, ptr %p0, align 4
;   store volatile i32 8, ptr %p0, align 4
;   store volatile i32 9, ptr %p0, align 4
;   store volatile i32 10, ptr %p0, align 4
;   store volatile i32 11, ptr %p0, align 4
;   store volatile i32 12, ptr %p0, align 4
;   br label %ask2
;
; ask2:                                             ; preds = %do1, %ask1
;   br i1 %c2, label %do2, label %ask3
;
; do2:                                              ; preds = %ask2
;   store volatile i32 0, ptr %p0, align 4
;   store volatile i32 1, ptr %p0, align 4
;   store volatile i32 2, ptr %p0, align 4
;   store volatile i32 3, ptr %p0, align 4
;   store volatile i32 4, ptr %p0, align 4
;   store volatile i32 5, ptr %p0, align 4
;   store volatile i32 6, ptr %p0, align 4
;   store volatile i32 7, ptr %p0, align 4
;   store volatile i32 8, ptr %p0, align 4
;   store volatile i32 9, ptr %p0, align 4
;   store volatile i32 10, ptr %p0, align 4
;   store volatile i32 11, ptr %p0, align 4
;   store volatile i32 12, ptr %p0, align 4
;   br label %ask3
;
; ask3:                                             ; preds = %do2, %ask2
;   br i1 %c3, label %do3, label %end
;
; do3:                                              ; preds = %ask3
;   store volatile i32 0, ptr %p0, align 4
;   store volatile i32 1, ptr %p0, align 4
;   store volatile i32 2, ptr %p0, align 4
;   store volatile i32 3, ptr %p0, align 4
;   store volatile i32 4, ptr %p0, align 4
;   store volatile i32 5, ptr %p0, align 4
;   store volatile i32 6, ptr %p0, align 4
;   store volatile i32 7, ptr %p0, align 4
;   store volatile i32 8, ptr %p0, align 4
;   store volatile i32 9, ptr %p0, align 4
;   store volatile i32 10, ptr %p0, align 4
;   store volatile i32 11, ptr %p0, align 4
;   store volatile i32 12, ptr %p0, align 4
;   br label %end
;
; end:                                              ; preds = %do3, %ask3
;   ret void
; }
