; RUN: not verify
; A decimal number is rounded to its type, but not to infinity. Bits of a double are exact in a float.

@rounded = global float 0.1
@far = global float 1.0e39
@bits = global float 0x3FB999999999999A
; EXPECT
; INPUT:5:21: error: floating point constant invalid for type
; @far = global float 1.0e39
;                     ^~~~~~
