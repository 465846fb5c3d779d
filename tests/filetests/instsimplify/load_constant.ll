; RUN: opt -passes='instsimplify'
; A load from a constant is the bytes of its initialiser: one element, several at once, a field, an address.
target datalayout = "e-p3:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@ints = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@text = private unnamed_addr constant [6 x i8] c"hello\00"
@mixed = constant { i8, ptr, double } { i8 7, ptr @var, double 2.5 }
@var = global i32 5
@weak = weak constant i32 9
@outside = externally_initialized constant i32 9

; One element, and two of them at once.
define i32 @element() {
  %p = getelementptr inbounds [4 x i32], ptr @ints, i64 0, i64 2
  %v = load i32, ptr %p
  ret i32 %v
}
define i64 @across() {
  %p = getelementptr inbounds [4 x i32], ptr @ints, i64 0, i64 1
  %v = load i64, ptr %p, align 4
  ret i64 %v
}
define <2 x i16> @lanes() {
  %v = load <2 x i16>, ptr getelementptr inbounds (i8, ptr @text, i64 1), align 1
  ret <2 x i16> %v
}
define ptr @pointer() {
  %p = getelementptr inbounds { i8, ptr, double }, ptr @mixed, i64 0, i32 1
  %v = load ptr, ptr %p
  ret ptr %v
}
define double @float() {
  %p = getelementptr inbounds { i8, ptr, double }, ptr @mixed, i64 0, i32 2
  %v = load double, ptr %p
  ret double %v
}
; What may be replaced or changed stays, as does what lies past the end.
define i32 @stays() {
  %a = load i32, ptr @weak
  %b = load i32, ptr @outside
  %c = load i32, ptr @var
  %d = load i32, ptr getelementptr (i8, ptr @ints, i64 14), align 2
  %e = load volatile i32, ptr @ints
  %s = add i32 %a, %b
  %t = add i32 %s, %c
  %u = add i32 %t, %d
  %w = add i32 %u, %e
  ret i32 %w
}
; What only a replaced instruction needed goes with it.
define i32 @chain(i32 %x) {
  %a = bitcast i32 %x to float
  %b = bitcast float %a to i32
  %c = or i32 %b, -1
  ret i32 %c
}
; EXPECT
; target datalayout = "e-p3:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
;
; @ints = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
; @text = private unnamed_addr constant [6 x i8] c"hello\00"
; @mixed = constant { i8, ptr, double } { i8 7, ptr @var, double 2.500000e+00 }
; @var = global i32 5
; @weak = weak constant i32 9
; @outside = externally_initialized constant i32 9
;
; define i32 @element() {
;   ret i32 3
; }
;
; define i64 @across() {
;   ret i64 12884901890
; }
;
; define <2 x i16> @lanes() {
;   ret <2 x i16> <i16 27749, i16 28524>
; }
;
; define ptr @pointer() {
;   ret ptr @var
; }
;
; define double @float() {
;   ret double 2.500000e+00
; }
;
; define i32 @stays() {
;   %a = load i32, ptr @weak, align 4
;   %b = load i32, ptr @outside, align 4
;   %c = load i32, ptr @var, align 4
;   %d = load i32, ptr getelementptr (i8, ptr @ints, i64 14), align 2
;   %e = load volatile i32, ptr @ints, align 4
;   %s = add i32 %a, %b
;   %t = add i32 %s, %c
;   %u = add i32 %t, %d
;   %w = add i32 %u, %e
;   ret i32 %w
; }
;
; define i32 @chain(i32 %x) {
;   ret i32 -1
; }
