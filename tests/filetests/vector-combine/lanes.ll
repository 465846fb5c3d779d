; RUN: opt -passes='vector-combine'
; Operations on one lane of vectors, and on vectors with one lane that varies.
define i32 @lanes(<4 x i32> %v, <4 x i32> %w) {
  %a = extractelement <4 x i32> %v, i32 1
  %b = extractelement <4 x i32> %w, i32 1
  %s = add nsw i32 %a, %b
  ret i32 %s
}
define i1 @compared(<4 x i32> %v, <4 x i32> %w) {
  %a = extractelement <4 x i32> %v, i32 1
  %b = extractelement <4 x i32> %w, i32 1
  %s = icmp slt i32 %a, %b
  ret i1 %s
}
; Other lanes may be divided by zero; lanes at different places.
define i32 @stays(<4 x i32> %v, <4 x i32> %w) {
  %a = extractelement <4 x i32> %v, i32 1
  %b = extractelement <4 x i32> %w, i32 1
  %s = udiv i32 %a, %b
  %c = extractelement <4 x i32> %w, i32 2
  %t = add i32 %s, %c
  ret i32 %t
}
define <2 x i32> @inserted(i32 %x, i32 %y) {
  %v = insertelement <2 x i32> <i32 5, i32 poison>, i32 %x, i32 1
  %w = insertelement <2 x i32> <i32 7, i32 poison>, i32 %y, i32 1
  %s = sub nuw <2 x i32> %v, %w
  %t = insertelement <2 x i32> <i32 5, i32 poison>, i32 %x, i32 1
  %u = icmp ult <2 x i32> %t, <i32 6, i32 9>
  %z = zext <2 x i1> %u to <2 x i32>
  %r = add <2 x i32> %s, %z
  ret <2 x i32> %r
}
; Different lanes.
define <2 x i32> @crossed(i32 %x, i32 %y) {
  %v = insertelement <2 x i32> <i32 5, i32 7>, i32 %x, i32 1
  %w = insertelement <2 x i32> <i32 7, i32 8>, i32 %y, i32 0
  %s = sub <2 x i32> %v, %w
  ret <2 x i32> %s
}
define <2 x float> @negated(<2 x float> %v, <2 x float> %w) {
  %a = extractelement <2 x float> %w, i32 1
  %n = fneg nsz float %a
  %r = insertelement <2 x float> %v, float %n, i32 1
  ret <2 x float> %r
}
; EXPECT
; define i32 @lanes(<4 x i32> %v, <4 x i32> %w) {
;   %1 = add nsw <4 x i32> %v, %w
;   %2 = extractelement <4 x i32> %1, i64 1
;   ret i32 %2
; }
;
; define i1 @compared(<4 x i32> %v, <4 x i32> %w) {
;   %1 = icmp slt <4 x i32> %v, %w
;   %2 = extractelement <4 x i1> %1, i64 1
;   ret i1 %2
; }
;
; define i32 @stays(<4 x i32> %v, <4 x i32> %w) {
;   %a = extractelement <4 x i32> %v, i32 1
;   %b = extractelement <4 x i32> %w, i32 1
;   %s = udiv i32 %a, %b
;   %c = extractelement <4 x i32> %w, i32 2
;   %t = add i32 %s, %c
;   ret i32 %t
; }
;
; define <2 x i32> @inserted(i32 %x, i32 %y) {
;   %1 = sub nuw i32 %x, %y
;   %2 = insertelement <2 x i32> poison, i32 %1, i64 1
;   %3 = icmp ult i32 %x, 9
;   %4 = insertelement <2 x i1> <i1 true, i1 poison>, i1 %3, i64 1
;   %z = zext <2 x i1> %4 to <2 x i32>
;   %r = add <2 x i32> %2, %z
;   ret <2 x i32> %r
; }
;
; define <2 x i32> @crossed(i32 %x, i32 %y) {
;   %v = insertelement <2 x i32> <i32 5, i32 7>, i32 %x, i32 1
;   %w = insertelement <2 x i32> <i32 7, i32 8>, i32 %y, i32 0
;   %s = sub <2 x i32> %v, %w
;   ret <2 x i32> %s
; }
;
; define <2 x float> @negated(<2 x float> %v, <2 x float> %w) {
;   %1 = fneg nsz <2 x float> %w
;   %2 = shufflevector <2 x float> %v, <2 x float> %1, <2 x i32> <i32 0, i32 3>
;   ret <2 x float> %2
; }
