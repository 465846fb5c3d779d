; RUN: opt -passes='print<scev-division>' -disable-output
; Recurrences by constants.
define void @f(ptr %p, i64 %n, i64 %m) {
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %j, %l ]
  %x = mul i64 %n, 4
  %y = mul i64 %i, 12
  %z = add i64 %y, %x
  %d = sdiv i64 %z, 4
  %k = sdiv i64 %z, 5
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %m
  br i1 %c, label %l, label %e
e:
  ret void
}
; EXPECT
; Printing analysis 'Scalar Evolution Division' for function 'f':
; Instruction:   %d = sdiv i64 %z, 4
;   Numerator: {(4 * %n),+,12}<%l>
;   Denominator: 4
;   Quotient: {%n,+,3}<%l>
;   Remainder: 0
; Instruction:   %k = sdiv i64 %z, 5
;   Numerator: {(4 * %n),+,12}<%l>
;   Denominator: 5
;   Quotient: {0,+,2}<%l>
;   Remainder: {(4 * %n),+,2}<%l>
