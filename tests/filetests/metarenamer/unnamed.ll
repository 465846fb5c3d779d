; RUN: opt -passes=metarenamer -rename-only-inst -S
; Instructions without a name get one; blocks and arguments do not.
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
;   %mul = mul i32 %0, %1
;   %icmp = icmp eq i32 %mul, 0
;   br i1 %icmp, label %3, label %4
;
; 3:                                                ; preds = %2
;   ret i32 1
;
; 4:                                                ; preds = %2
;   ret i32 %mul
; }
