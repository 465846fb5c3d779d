; RUN: opt -passes='instnamer'
; A name that is taken gets a number.
define i32 @taken(i32 %arg, i32 %0) {
  %i = add i32 %arg, %0
  %2 = mul i32 %i, %i
  ret i32 %2
}
; EXPECT
; define i32 @taken(i32 %arg, i32 %arg1) {
; bb:
;   %i = add i32 %arg, %arg1
;   %i2 = mul i32 %i, %i
;   ret i32 %i2
; }
