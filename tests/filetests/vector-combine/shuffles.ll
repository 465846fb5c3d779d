; RUN: opt -passes='vector-combine'
; Shuffles of two results of one operation.
define <4 x i32> @casts(<2 x i16> %v, <2 x i16> %w) {
  %a = zext <2 x i16> %v to <2 x i32>
  %b = zext <2 x i16> %w to <2 x i32>
  %r = shufflevector <2 x i32> %a, <2 x i32> %b, <4 x i32> <i32 0, i32 3, i32 poison, i32 1>
  ret <4 x i32> %r
}
define <2 x i32> @sums(<2 x i32> %v, <2 x i32> %w) {
  %a = add <2 x i32> %v, <i32 1, i32 2>
  %b = add <2 x i32> %w, <i32 3, i32 4>
  %r = shufflevector <2 x i32> %a, <2 x i32> %b, <2 x i32> <i32 3, i32 0>
  ret <2 x i32> %r
}
; Divisions; different flags; a result that is used elsewhere.
define <2 x i32> @stays(<2 x i32> %v, <2 x i32> %w, ptr %p) {
  %a = udiv <2 x i32> %v, <i32 1, i32 2>
  %b = udiv <2 x i32> %w, <i32 3, i32 4>
  %r = shufflevector <2 x i32> %a, <2 x i32> %b, <2 x i32> <i32 3, i32 0>
  %c = add nsw <2 x i32> %v, <i32 1, i32 2>
  %d = add <2 x i32> %w, <i32 3, i32 4>
  %s = shufflevector <2 x i32> %c, <2 x i32> %d, <2 x i32> <i32 3, i32 0>
  %e = add <2 x i32> %v, <i32 9, i32 2>
  %f = add <2 x i32> %w, <i32 9, i32 4>
  store <2 x i32> %f, ptr %p
  %t = shufflevector <2 x i32> %e, <2 x i32> %f, <2 x i32> <i32 3, i32 0>
  %x = xor <2 x i32> %r, %s
  %y = xor <2 x i32> %x, %t
  ret <2 x i32> %y
}
; EXPECT
; define <4 x i32> @casts(<2 x i16> %v, <2 x i16> %w) {
;   %1 = shufflevector <2 x i16> %v, <2 x i16> %w, <4 x i32> <i32 0, i32 3, i32 poison, i32 1>
;   %2 = zext <4 x i16> %1 to <4 x i32>
;   ret <4 x i32> %2
; }
;
; define <2 x i32> @sums(<2 x i32> %v, <2 x i32> %w) {
;   %1 = shufflevector <2 x i32> %v, <2 x i32> %w, <2 x i32> <i32 3, i32 0>
;   %2 = add <2 x i32> %1, <i32 4, i32 1>
;   ret <2 x i32> %2
; }
;
; define <2 x i32> @stays(<2 x i32> %v, <2 x i32> %w, ptr %p) {
;   %a = udiv <2 x i32> %v, <i32 1, i32 2>
;   %b = udiv <2 x i32> %w, <i32 3, i32 4>
;   %r = shufflevector <2 x i32> %a, <2 x i32> %b, <2 x i32> <i32 3, i32 0>
;   %c = add nsw <2 x i32> %v, <i32 1, i32 2>
;   %d = add <2 x i32> %w, <i32 3, i32 4>
;   %s = shufflevector <2 x i32> %c, <2 x i32> %d, <2 x i32> <i32 3, i32 0>
;   %e = add <2 x i32> %v, <i32 9, i32 2>
;   %f = add <2 x i32> %w, <i32 9, i32 4>
;   store <2 x i32> %f, ptr %p, align 8
;   %t = shufflevector <2 x i32> %e, <2 x i32> %f, <2 x i32> <i32 3, i32 0>
;   %x = xor <2 x i32> %r, %s
;   %y = xor <2 x i32> %x, %t
;   ret <2 x i32> %y
; }
