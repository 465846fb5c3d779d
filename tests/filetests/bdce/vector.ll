; RUN: opt -passes='bdce'
; Lanes of a vector are looked at together.
define <2 x i8> @vector(<2 x i16> %a, <2 x i16> %b) {
  %hi = and <2 x i16> %b, splat (i16 -256)
  %x = or <2 x i16> %a, %hi
  %y = trunc <2 x i16> %x to <2 x i8>
  ret <2 x i8> %y
}
; EXPECT
; define <2 x i8> @vector(<2 x i16> %a, <2 x i16> %b) {
;   %hi = and <2 x i16> zeroinitializer, splat (i16 -256)
;   %x = or <2 x i16> %a, %hi
;   %y = trunc <2 x i16> %x to <2 x i8>
;   ret <2 x i8> %y
; }
