; RUN: opt -passes=lint -disable-output
; Divisions, shifts and elements that have no result.
target triple = "nvptx64-nvidia-cuda"

define i128 @f(i32 %x, i128 %w, <2 x i8> %v) {
  %d = udiv i32 %x, 0
  %d2 = sdiv i32 %x, undef
  %r = urem <2 x i8> %v, zeroinitializer
  %s = shl i32 %x, 32
  %s2 = lshr i128 %w, 128
  %s3 = ashr <2 x i8> %v, <i8 8, i8 8>
  %e = extractelement <2 x i8> %v, i32 4
  %i = insertelement <2 x i8> %v, i8 1, i32 2
  %u = sub i32 undef, poison
  %y = xor i1 undef, undef
  ret i128 %s2
}
; EXPECT
; Undefined behavior: Division by zero
;   %d = udiv i32 %x, 0
; Undefined behavior: Division by zero
;   %d2 = sdiv i32 %x, undef
; Undefined behavior: Division by zero
;   %r = urem <2 x i8> %v, zeroinitializer
; Undefined result: Shift count out of range
;   %s = shl i32 %x, 32
; Undefined result: Shift count out of range
;   %s2 = lshr i128 %w, 128
; Undefined result: extractelement index out of range
;   %e = extractelement <2 x i8> %v, i32 4
; Undefined result: insertelement index out of range
;   %i = insertelement <2 x i8> %v, i8 1, i32 2
; Undefined result: sub(undef, undef)
;   %u = sub i32 undef, poison
; Undefined result: xor(undef, undef)
;   %y = xor i1 undef, undef
