; RUN: opt -passes='sccp'
; Integers beyond 128 bits and vectors: constants fold, lanes have ranges.
define i512 @f() {
  %a = add i512 1, 2
  %b = shl i512 %a, 400
  ret i512 %b
}
define <2 x i16> @g(<2 x i8> %x) {
  %wide = zext <2 x i8> %x to <2 x i16>
  %sum = add <2 x i16> %wide, <i16 3, i16 4>
  %again = sext <2 x i16> %sum to <2 x i32>
  %cut = trunc <2 x i32> %again to <2 x i16>
  ret <2 x i16> %cut
}
define i1 @h(i1 %x) {
  %z = xor i1 %x, %x
  %w = add i1 %z, true
  ret i1 %w
}
; EXPECT
; define i512 @f() {
;   ret i512 7746749634260725768967757516009035622989117378487670538491978069621942866050523583888936059840413494307709515918242480128
; }
;
; define <2 x i16> @g(<2 x i8> %x) {
;   %wide = zext <2 x i8> %x to <2 x i16>
;   %sum = add nuw nsw <2 x i16> %wide, <i16 3, i16 4>
;   %again = zext nneg <2 x i16> %sum to <2 x i32>
;   %cut = trunc <2 x i32> %again to <2 x i16>
;   ret <2 x i16> %cut
; }
;
; define i1 @h(i1 %x) {
;   %z = xor i1 %x, %x
;   %w = add i1 %z, true
;   ret i1 %w
; }
