; RUN: opt -passes=strip -S
; Values are numbered.
define i32 @f(i32, i32) {
  %3 = mul i32 %0, %1
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:
  ret i32 1

6:
  ret i32 %3
}
; EXPECT
; define i32 @f(i32 %0, i32 %1) {
;   %3 = mul i32 %0, %1
;   %4 = icmp eq i32 %3, 0
;   br i1 %4, label %5, label %6
;
; 5:                                                ; preds = %2
;   ret i32 1
;
; 6:                                                ; preds = %2
;   ret i32 %3
; }
