; RUN: opt -passes='instnamer'
; What has no name gets one.
define i32 @names(i32 %0) {
  %2 = add i32 %0, 1
  br label %3
3:
  %4 = mul i32 %2, %2
  ret i32 %4
}
; EXPECT
; define i32 @names(i32 %arg) {
; bb:
;   %i = add i32 %arg, 1
;   br label %bb1
;
; bb1:                                              ; preds = %bb
;   %i2 = mul i32 %i, %i
;   ret i32 %i2
; }
