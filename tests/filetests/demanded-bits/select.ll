; RUN: opt -passes='print<demanded-bits>' -disable-output
; The condition of a choice is needed whatever bits of the result are.
define i8 @select(i1 %c, i32 %a, i32 %b) {
  %x = add i32 %a, 1
  %s = select i1 %c, i32 %x, i32 %b
  %t = trunc i32 %s to i8
  ret i8 %t
}
; EXPECT
; Printing analysis 'Demanded Bits Analysis' for function 'select':
; DemandedBits: 0xff for   %x = add i32 %a, 1
; DemandedBits: 0xff for %a in   %x = add i32 %a, 1
; DemandedBits: 0xff for 1 in   %x = add i32 %a, 1
; DemandedBits: 0xff for   %s = select i1 %c, i32 %x, i32 %b
; DemandedBits: 0x1 for %c in   %s = select i1 %c, i32 %x, i32 %b
; DemandedBits: 0xff for %x in   %s = select i1 %c, i32 %x, i32 %b
; DemandedBits: 0xff for %b in   %s = select i1 %c, i32 %x, i32 %b
; DemandedBits: 0xff for   %t = trunc i32 %s to i8
; DemandedBits: 0xff for %s in   %t = trunc i32 %s to i8
