; RUN: opt -passes=strip-nondebug -S
; Values are numbered.
define i32 @f(i32 %a, i32 %b, i1 %c) {
start:
  %sum = add i32 %a, %b
  br i1 %c, label %left, label %right

left:
  %more = add i32 %sum, 1
  br label %right

right:
  %r = phi i32 [ %sum, %start ], [ %more, %left ]
  ret i32 %r
}
; EXPECT
; define i32 @f(i32 %0, i32 %1, i1 %2) {
;   %4 = add i32 %0, %1
;   br i1 %2, label %5, label %7
;
; 5:                                                ; preds = %3
;   %6 = add i32 %4, 1
;   br label %7
;
; 7:                                                ; preds = %5, %3
;   %8 = phi i32 [ %4, %3 ], [ %6, %5 ]
;   ret i32 %8
; }
