; RUN: opt -passes='print<hash-recognize>' -disable-output
; A loop whose trip count is not known.
define i16 @f(i16 %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %crc = phi i16 [ %x, %entry ], [ %new, %loop ]
  %low = and i16 %crc, 1
  %z = icmp eq i16 %low, 0
  %half = lshr i16 %crc, 1
  %mixed = xor i16 %half, -24575
  %new = select i1 %z, i16 %half, i16 %mixed
  %next = add i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i16 %new
}
; EXPECT
; HashRecognize: Checking a loop in 'f' from INPUT
; Did not find a hash algorithm
; Reason: Unable to find a small constant byte-multiple trip count
