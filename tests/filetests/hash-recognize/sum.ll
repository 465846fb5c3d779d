; RUN: opt -passes='print<hash-recognize>' -disable-output
; A sum is no checksum.
define i32 @f(i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ %x, %entry ], [ %new, %loop ]
  %new = add i32 %s, %i
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, 8
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %new
}
; EXPECT
; HashRecognize: Checking a loop in 'f' from INPUT
; Did not find a hash algorithm
; Reason: Unable to find conditional recurrence
