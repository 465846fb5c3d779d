; RUN: opt -passes=vector-combine
; A load that something else than an element is taken of stays.
define <4 x i32> @f(ptr %p) {
  %v = load <4 x i8>, ptr %p, align 4
  %w = sext <4 x i8> %v to <4 x i32>
  ret <4 x i32> %w
}
; EXPECT
; define <4 x i32> @f(ptr %p) {
;   %v = load <4 x i8>, ptr %p, align 4
;   %w = sext <4 x i8> %v to <4 x i32>
;   ret <4 x i32> %w
; }
