; RUN: opt -passes='print<demanded-bits>' -disable-output
; A cycle needs what leaves it.
define i8 @loop(i32 %a, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %a, %entry ], [ %n, %loop ]
  %n = shl i32 %i, 1
  br i1 %c, label %loop, label %exit
exit:
  %t = trunc i32 %n to i8
  ret i8 %t
}
; EXPECT
; Printing analysis 'Demanded Bits Analysis' for function 'loop':
; DemandedBits: 0x7f for   %i = phi i32 [ %a, %entry ], [ %n, %loop ]
; DemandedBits: 0x7f for %a in   %i = phi i32 [ %a, %entry ], [ %n, %loop ]
; DemandedBits: 0x7f for %n in   %i = phi i32 [ %a, %entry ], [ %n, %loop ]
; DemandedBits: 0xff for   %n = shl i32 %i, 1
; DemandedBits: 0x7f for %i in   %n = shl i32 %i, 1
; DemandedBits: 0xffffffff for 1 in   %n = shl i32 %i, 1
; DemandedBits: 0xff for   %t = trunc i32 %n to i8
; DemandedBits: 0xff for %n in   %t = trunc i32 %n to i8
