; RUN: opt -passes='print<hash-recognize>' -disable-output
; What loops lack.
define i16 @tests_another_bit(i16 %c) {
entry:
  br label %loop
loop:
  %iv = phi i32 [ 0, %entry ], [ %iv.next, %loop ]
  %crc = phi i16 [ %c, %entry ], [ %crc.next, %loop ]
  %crc.shl = shl i16 %crc, 1
  %crc.xor = xor i16 %crc.shl, 4129
  %check.sb = icmp sgt i16 %crc, 0
  %crc.next = select i1 %check.sb, i16 %crc.xor, i16 %crc.shl
  %iv.next = add nuw nsw i32 %iv, 1
  %exit.cond = icmp samesign ult i32 %iv, 7
  br i1 %exit.cond, label %loop, label %exit
exit:
  ret i16 %crc.next
}
define i16 @runs_five_times(i16 %c) {
entry:
  br label %loop
loop:
  %iv = phi i32 [ 0, %entry ], [ %iv.next, %loop ]
  %crc = phi i16 [ %c, %entry ], [ %crc.next, %loop ]
  %crc.shl = shl i16 %crc, 1
  %crc.xor = xor i16 %crc.shl, 4129
  %check = icmp slt i16 %crc, 0
  %crc.next = select i1 %check, i16 %crc.xor, i16 %crc.shl
  %iv.next = add nuw nsw i32 %iv, 1
  %exit.cond = icmp ult i32 %iv, 4
  br i1 %exit.cond, label %loop, label %exit
exit:
  ret i16 %crc.next
}
define i16 @shifts_by_two(i16 %c) {
entry:
  br label %loop
loop:
  %iv = phi i32 [ 0, %entry ], [ %iv.next, %loop ]
  %crc = phi i16 [ %c, %entry ], [ %crc.next, %loop ]
  %crc.shl = shl i16 %crc, 2
  %crc.xor = xor i16 %crc.shl, 4129
  %check = icmp slt i16 %crc, 0
  %crc.next = select i1 %check, i16 %crc.xor, i16 %crc.shl
  %iv.next = add nuw nsw i32 %iv, 1
  %exit.cond = icmp ult i32 %iv, 7
  br i1 %exit.cond, label %loop, label %exit
exit:
  ret i16 %crc.next
}
define i16 @does_more(i16 %c, ptr %p) {
entry:
  br label %loop
loop:
  %iv = phi i32 [ 0, %entry ], [ %iv.next, %loop ]
  %crc = phi i16 [ %c, %entry ], [ %crc.next, %loop ]
  %crc.shl = shl i16 %crc, 1
  %crc.xor = xor i16 %crc.shl, 4129
  %check = icmp slt i16 %crc, 0
  %crc.next = select i1 %check, i16 %crc.xor, i16 %crc.shl
  store i16 %crc, ptr %p
  %iv.next = add nuw nsw i32 %iv, 1
  %exit.cond = icmp ult i32 %iv, 7
  br i1 %exit.cond, label %loop, label %exit
exit:
  ret i16 %crc.next
}
define i16 @counts(i16 %c) {
entry:
  br label %loop
loop:
  %iv = phi i16 [ 0, %entry ], [ %iv.next, %loop ]
  %sum = phi i16 [ %c, %entry ], [ %sum.next, %loop ]
  %sum.next = add i16 %sum, %iv
  %iv.next = add nuw nsw i16 %iv, 1
  %exit.cond = icmp ult i16 %iv, 7
  br i1 %exit.cond, label %loop, label %exit
exit:
  ret i16 %sum.next
}
; EXPECT
; HashRecognize: Checking a loop in 'tests_another_bit' from INPUT
; Did not find a hash algorithm
; Reason: Malformed significant-bit check
; HashRecognize: Checking a loop in 'runs_five_times' from INPUT
; Did not find a hash algorithm
; Reason: Unable to find a small constant byte-multiple trip count
; HashRecognize: Checking a loop in 'shifts_by_two' from INPUT
; Did not find a hash algorithm
; Reason: Loop with non-unit bitshifts
; HashRecognize: Checking a loop in 'does_more' from INPUT
; Did not find a hash algorithm
; Reason: Found stray unvisited instructions
; HashRecognize: Checking a loop in 'counts' from INPUT
; Did not find a hash algorithm
; Reason: Unable to find conditional recurrence
