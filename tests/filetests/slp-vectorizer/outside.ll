; RUN: opt -passes='slp-vectorizer'
; A user that is no part of the tree gets its lane from the vector, if it stands behind it; else the scalars stay.
define i32 @behind(<2 x i32> %a, <2 x i32> %b, ptr %p) {
  %a0 = extractelement <2 x i32> %a, i32 0
  %b0 = extractelement <2 x i32> %b, i32 0
  %a1 = extractelement <2 x i32> %a, i32 1
  %b1 = extractelement <2 x i32> %b, i32 1
  %c0 = add i32 %a0, %b0
  %c1 = add i32 %a1, %b1
  %v0 = insertelement <2 x i32> poison, i32 %c0, i32 0
  %v1 = insertelement <2 x i32> %v0, i32 %c1, i32 1
  store <2 x i32> %v1, ptr %p
  ret i32 %c1
}
define void @between(<2 x i32> %a, <2 x i32> %b, ptr %p) {
  %a0 = extractelement <2 x i32> %a, i32 0
  %b0 = extractelement <2 x i32> %b, i32 0
  %c0 = add i32 %a0, %b0
  %a1 = extractelement <2 x i32> %a, i32 1
  %b1 = mul i32 %c0, %a1
  %c1 = add i32 %a1, %b1
  %v0 = insertelement <2 x i32> poison, i32 %c0, i32 0
  %v1 = insertelement <2 x i32> %v0, i32 %c1, i32 1
  store <2 x i32> %v1, ptr %p
  ret void
}
; EXPECT
; define i32 @behind(<2 x i32> %a, <2 x i32> %b, ptr %p) {
;   %1 = add <2 x i32> %a, %b
;   %2 = extractelement <2 x i32> %1, i32 1
;   store <2 x i32> %1, ptr %p, align 8
;   ret i32 %2
; }
;
; define void @between(<2 x i32> %a, <2 x i32> %b, ptr %p) {
;   %a0 = extractelement <2 x i32> %a, i32 0
;   %b0 = extractelement <2 x i32> %b, i32 0
;   %c0 = add i32 %a0, %b0
;   %a1 = extractelement <2 x i32> %a, i32 1
;   %b1 = mul i32 %c0, %a1
;   %c1 = add i32 %a1, %b1
;   %v0 = insertelement <2 x i32> poison, i32 %c0, i32 0
;   %v1 = insertelement <2 x i32> %v0, i32 %c1, i32 1
;   store <2 x i32> %v1, ptr %p, align 8
;   ret void
; }
