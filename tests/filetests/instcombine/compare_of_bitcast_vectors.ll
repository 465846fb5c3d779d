; RUN: opt -passes=instcombine
; Lanes of another number are no lanes of the comparison: comparing before the casts changed the type of the result.
define <4 x i1> @halves(<2 x i64> %x, <2 x i64> %y) {
  %a = bitcast <2 x i64> %x to <4 x i32>
  %b = bitcast <2 x i64> %y to <4 x i32>
  %c = icmp sgt <4 x i32> %a, %b
  ret <4 x i1> %c
}

define <2 x i1> @pairs(<4 x i16> %x, <4 x i16> %y) {
  %a = bitcast <4 x i16> %x to <2 x i32>
  %b = bitcast <4 x i16> %y to <2 x i32>
  %c = icmp eq <2 x i32> %a, %b
  ret <2 x i1> %c
}

define i1 @whole(<2 x i16> %x, <2 x i16> %y) {
  %a = bitcast <2 x i16> %x to i32
  %b = bitcast <2 x i16> %y to i32
  %c = icmp eq i32 %a, %b
  ret i1 %c
}

define i1 @floats(float %x, float %y) {
  %a = bitcast float %x to i32
  %b = bitcast float %y to i32
  %c = icmp ult i32 %a, %b
  ret i1 %c
}
; EXPECT
; define <4 x i1> @halves(<2 x i64> %x, <2 x i64> %y) {
;   %a = bitcast <2 x i64> %x to <4 x i32>
;   %b = bitcast <2 x i64> %y to <4 x i32>
;   %c = icmp sgt <4 x i32> %a, %b
;   ret <4 x i1> %c
; }
;
; define <2 x i1> @pairs(<4 x i16> %x, <4 x i16> %y) {
;   %a = bitcast <4 x i16> %x to <2 x i32>
;   %b = bitcast <4 x i16> %y to <2 x i32>
;   %c = icmp eq <2 x i32> %a, %b
;   ret <2 x i1> %c
; }
;
; define i1 @whole(<2 x i16> %x, <2 x i16> %y) {
;   %a = bitcast <2 x i16> %x to i32
;   %b = bitcast <2 x i16> %y to i32
;   %c = icmp eq i32 %a, %b
;   ret i1 %c
; }
;
; define i1 @floats(float %x, float %y) {
;   %a = bitcast float %x to i32
;   %b = bitcast float %y to i32
;   %c = icmp ult i32 %a, %b
;   ret i1 %c
; }
